//! Waiting for what a call into the browser promises. Old browsers answer without a
//! promise, or throw at once: both are answers.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, js_sys::Promise};

/// The answer to a call.
pub async fn answer(call: Result<JsValue, JsValue>) -> Result<JsValue, JsValue> {
    match call?.dyn_into::<Promise>() {
        Ok(promise) => JsFuture::from(promise).await,
        Err(value) => Ok(value),
    }
}
