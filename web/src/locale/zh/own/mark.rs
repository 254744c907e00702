//! The Chinese sentence for each fault of a mark.

use queenscope_lang::error::MarkError;

/// The sentence of a fault.
pub fn mark(error: &MarkError) -> String {
    match error {
        MarkError::Event(name) => format!(
            "{name} 不是事件：标记中的事件有 try、put、compare、conflict、place、remove、backtrack、candidate、solution、stuck、gave-up、exhausted"
        ),
        MarkError::Arguments { event, least, most } if least == most => {
            format!("事件 {event} 需要 {least} 个参数")
        }
        MarkError::Arguments { event, least, most } => {
            format!("事件 {event} 需要 {least} 或 {most} 个参数")
        }
        MarkError::NoTest => "then 和 else 只用于 if、elif、while、for：此处删去这个词".into(),
        MarkError::Place => "标记写在会执行的语句之后：移到使事件成立的那一行".into(),
        MarkError::Call => "标记不调用函数：只用变量、数组元素和运算符".into(),
        MarkError::Marker => {
            "marker 单独写在建立数组的语句之后，如 b = [0] * (n + 1)  #: marker column(x)".into()
        }
        MarkError::MarkerLine => {
            "标记数组的元素 x 对应第 x 加减一个由 n 算出的数的那条线，如 diagonal(x - n)".into()
        }
    }
}
