//! What the page says about each program, in Chinese.

use queenscope_solver::{Idea, ProgramId};

use super::super::{About, AboutStrings};
use crate::picker::Group;

pub const ABOUT: AboutStrings = AboutStrings {
    about: "程序简介",
    of,
    note: |program| match program {
        ProgramId::Blind | ProgramId::Enumeration => Some("CPython 最多允许 20 层循环嵌套。"),
        ProgramId::Greedy => Some("只对部分 n 能求出解。"),
        ProgramId::MinConflicts => Some("n 为 2 和 3 时无解，程序只能放弃。"),
        ProgramId::Formula => Some("n 为 2 和 3 时无解，也没有公式。"),
        ProgramId::Iterative
        | ProgramId::IterativeClear
        | ProgramId::IterativeMarks
        | ProgramId::RecursiveCheck
        | ProgramId::RecursiveMarks
        | ProgramId::RecursiveFree
        | ProgramId::RecursiveFirst
        | ProgramId::Permutation
        | ProgramId::Bitmask
        | ProgramId::ForwardChecking
        | ProgramId::FailFirst
        | ProgramId::DancingLinks => None,
    },
    source: "出处",
    watch: "看点",
    useful: |from, to| format!("宜取 {from} 至 {to}"),
    range: |from, to| format!("n 宜取 {from} 至 {to}。"),
    group: |group| match group {
        Group::Idea(Idea::Enumeration) => "枚举",
        Group::Idea(Idea::Backtracking) => "回溯",
        Group::Idea(Idea::Propagation) => "约束传播",
        Group::Idea(Idea::LocalSearch) => "局部搜索",
        Group::Idea(Idea::Construction) => "构造",
        Group::Own => "自己的程序",
        Group::Experiments => super::judging::JUDGING.experiments,
    },
    own: "自己编写的程序",
    found: |entries| match entries {
        0 => "没有这样的程序。".to_owned(),
        entries => format!("{entries} 个程序"),
    },
};

const fn of(program: ProgramId) -> &'static About {
    match program {
        ProgramId::Blind => &About {
            line: "每行一重循环，放满后才检验",
            text: "每行一重循环，列出全部 nⁿ 个候选解，放满棋盘后才检验。途中不剪枝，因此可作为其他算法的参照。",
            source: "《八皇后问题的最佳解决方案》（陕西师范大学）3.2.3，去掉中间检验的算法 1",
            watch: "第 1、2 行的皇后已经冲突，以此开头的候选解仍要一一列出并检验。",
            moment: "第一个候选解",
        },
        ProgramId::Enumeration => &About {
            line: "同样的循环，每重都检验",
            text: "每放一个皇后立即检验，一旦冲突就用 continue 跳过其后的所有候选解。这已经是回溯，只是每个 n 都要另写一段程序。",
            source: "《八皇后问题的最佳解决方案》（陕西师范大学）算法 1",
            watch: "一次比较排除了两个皇后，盲目枚举在其后要列出的候选解也一并排除。",
            moment: "第一次剪枝",
        },
        ProgramId::Iterative => &About {
            line: "一重循环，k 是当前行",
            text: "一重循环适用于任意 n：a[k] 右移到 check 不冲突为止，k 转到下一行；无列可试时，k 退回上一行。数组 a 本身就是栈。",
            source: "《八皇后问题的最佳解决方案》（陕西师范大学）算法 2",
            watch: "a[3] 越过最后一列，循环由此得知应当回溯。",
            moment: "越过最后一列",
        },
        ProgramId::IterativeClear => &About {
            line: "同样的循环，回溯时把本行清零",
            text: "软件设计师考试中的写法：离开一行时把它清零，而不是进入时。因此第 k 行以下没有残留值。",
            source: "《【回溯法】-【N皇后问题】的2种解法》方法 1",
            watch: "a[3] = 0 先把本行清零，k 再减 1。",
            moment: "本行清零",
        },
        ProgramId::IterativeMarks => &About {
            line: "同样的循环，用标记数组检验",
            text: "三个数组记录各列和各条对角线是否被占领，无论已放多少皇后，检验只读三个单元。代价是回溯时必须清理现场。",
            source: "综合《八皇后问题的最佳解决方案》（陕西师范大学）的算法 2 与算法 3",
            watch: "k 减 1 之后，要继续右移的皇后先释放它的列和两条对角线。",
            moment: "清理现场",
        },
        ProgramId::RecursiveCheck => &About {
            line: "place(k) 调用 place(k + 1)，check 逐个比较",
            text: "place(k) 依次试第 k 行各列，check 不冲突就调用 place(k + 1)。回溯不需要专门的语句：调用返回后，上一行的循环继续。",
            source: "《【回溯法】-【N皇后问题】的2种解法》方法 2",
            watch: "第 3 行已无列可试，place(3) 结束，place(2) 继续。",
            moment: "第一次回溯",
        },
        ProgramId::RecursiveMarks => &About {
            line: "递归，用标记数组检验",
            text: "数组 b、c、d 记录各列和各条对角线是否被占领，读三个单元代替逐个比较。每次调用返回后要清理现场。",
            source: "《八皇后问题的最佳解决方案》（陕西师范大学）算法 3；《八皇后与回溯法的研究》第一个程序",
            watch: "调用返回后的三个赋值语句释放列和两条对角线。",
            moment: "清理现场",
        },
        ProgramId::RecursiveFree => &About {
            line: "同上，True 表示空闲",
            text: "这里 True 表示空闲，由函数检验，and 遇到第一个 False 就停。解在途中计数，最后输出总数。",
            source: "《八皇后与回溯法的研究》第二个程序；数组用法见 N. Wirth, “Program Development by Stepwise Refinement”（1971）",
            watch: "先读对角线后读列，所以指出的是第 1 行，虽然第 2 行也与之冲突。",
            moment: "指出哪个皇后",
        },
        ProgramId::RecursiveFirst => &About {
            line: "递归，求得第一个解即止",
            text: "place 返回是否已求得解，调用者得到 True 立即向上返回。结果逐层传回，不再试其他位置。",
            source: "N. Wirth, Algorithms + Data Structures = Programs（1976）3.5 节",
            watch: "True 从 place(4) 一直传到 place(1)，没有一层再试下一列。",
            moment: "True 逐层返回",
        },
        ProgramId::Greedy => &About {
            line: "选使后面各行损失最少的位置",
            text: "每行选使下面各行失去空闲位置最少的一列，放下后不再收回。速度快，但可能失败。",
            source: "《八皇后问题的最佳解决方案》（陕西师范大学）第 3 节",
            watch: "第 8 行无处可放；换作回溯法，会继续试第 7 行的下一列。",
            moment: "第 8 行无处可放",
        },
        ProgramId::Permutation => &About {
            line: "用交换生成列的全部排列",
            text: "从 1 2 … n 开始，用交换遍历全部 n! 个排列，任意两个皇后始终不同列。放满之后只检验对角线。",
            source: "以排列代替列的检验：J. S. Rohl, “A faster lexicographical N queens algorithm”, Information Processing Letters 17（1983）",
            watch: "两行交换所在的列，每列仍恰有一个皇后。",
            moment: "第一次交换",
        },
        ProgramId::Bitmask => &About {
            line: "用三个整数的二进制位记录列和对角线",
            text: "三个整数各用一位表示一列是否被占领，full & ~(b | c | d) 一次求出本行全部空闲的列。每下一行，对角线移动一位。",
            source: "M. Richards, “Backtracking Algorithms in MCPL using Bit Patterns and Recursion”（1997）；裘宗燕, “Bit-vector encoding of n-queen problem”, SIGPLAN Notices 37（2002）",
            watch: "free 为 0，第 3 行一列未试就回溯。",
            moment: "一位不剩",
        },
        ProgramId::ForwardChecking => &About {
            line: "每个皇后划去后面各行的位置",
            text: "每个皇后使后面各行受它攻击的位置计数加 1，计数为 0 的位置空闲。哪一行失去最后一个空闲位置，立即可知。",
            source: "R. M. Haralick, G. L. Elliott, “Increasing tree search efficiency for constraint satisfaction problems”, Artificial Intelligence 14（1980）",
            watch: "只放了四个皇后，第 6 行已无列可放，不必走到那里就回溯。",
            moment: "第 6 行已空",
        },
        ProgramId::FailFirst => &About {
            line: "总是先放剩余列最少的行",
            text: "计数与前向检验相同，但总是先放剩余列最少的一行。注定失败时，失败来得早。",
            source: "R. M. Haralick, G. L. Elliott, “Increasing tree search efficiency for constraint satisfaction problems”, Artificial Intelligence 14（1980）",
            watch: "第 3 行之后是第 6 行：那里只剩一列，第 4、5 行剩得更多。",
            moment: "转到第 6 行",
        },
        ProgramId::DancingLinks => &About {
            line: "精确覆盖：结点从链中摘下，再接回原处",
            text: "表的每一横排是一个选项（在某格放皇后），每一竖排是一项（行、列或斜线），选项标出皇后占用的四项。选出若干选项，使每行每列恰好一次；斜线可以没有皇后，所以至多一次。不能再选的从链中摘下，回溯时接回。",
            source: "D. E. Knuth, “Dancing links”（2000）, arXiv:cs/0011047；The Art of Computer Programming 4B, 7.2.2.1",
            watch: "up[down[j]] = j：两次赋值之后，结点 60 回到原来的邻居之间。",
            moment: "结点回到原处",
        },
        ProgramId::MinConflicts => &About {
            line: "先放满棋盘，再逐个修正",
            text: "先随机放满棋盘，再把一个冲突的皇后移到冲突最少的列。它不搜索解空间树，可能很快，但不能证明无解。",
            source: "S. Minton, M. D. Johnston, A. B. Philips, P. Laird, “Minimizing conflicts”, Artificial Intelligence 58（1992）",
            watch: "第 6 行的皇后从第 4 列移到冲突最少的列。",
            moment: "第一次修正",
        },
        ProgramId::Formula => &About {
            line: "直接算出每行的列，不搜索",
            text: "除 n 为 2 和 3 外，公式给出每个皇后的位置，相邻两个大多相隔一个马步。不试探，不检验，不回溯。",
            source: "E. Pauls, Deutsche Schachzeitung 29（1874）；E. J. Hoffman, J. C. Loessi, R. C. Moore, “Constructions for the Solution of the m Queens Problem”, Mathematics Magazine 42（1969）",
            watch: "一对中的第二个皇后，是第一个绕棋盘中心旋转半周而得。",
            moment: "成对的皇后",
        },
    }
}
