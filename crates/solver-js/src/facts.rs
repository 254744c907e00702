//! What is known of boards without running a program.

use js_sys::{Array, Reflect};
use queenscope_solver::{NotAPermutation, count_solutions, fundamental};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::arguments::{self, describe, refusal};

/// How many solutions there are on a board of size 1 to 18, mirror images
/// counted separately. Beyond 16 this takes seconds.
#[wasm_bindgen(js_name = countSolutions)]
pub fn count_solutions_of(
    #[wasm_bindgen(unchecked_param_type = "number")] n: JsValue,
) -> Result<u64, JsValue> {
    arguments::size_of_board(&n)
        .and_then(count_solutions)
        .ok_or_else(|| {
            refusal(&format!(
                "no count for n = {}: choose 1 to 18",
                describe(&n)
            ))
        })
}

/// A class of placements under the symmetries of the square.
#[derive(Serialize, Tsify)]
pub struct Fundamental {
    /// The lexicographically smallest image.
    representative: Vec<u8>,
    /// How many different images there are: 1, 2, 4 or 8.
    size: u8,
}

/// The class of a placement: for each row its queen's column, a permutation of
/// 1 to n.
#[wasm_bindgen(js_name = fundamental)]
pub fn fundamental_of(
    #[wasm_bindgen(unchecked_param_type = "number[]")] queens: JsValue,
) -> Result<Ts<Fundamental>, JsValue> {
    let class = fundamental(&columns(&queens)?).map_err(|error| refusal(&error.to_string()))?;
    let class = Fundamental {
        representative: class.representative,
        size: class.size,
    };
    Ok(class.into_ts().map_err(JsError::from)?)
}

/// The columns in an array of numbers.
fn columns(queens: &JsValue) -> Result<Vec<u8>, JsValue> {
    let Some(array) = queens.dyn_ref::<Array>() else {
        return Err(refusal(&format!(
            "no placement in {}: give an array with the column of each row",
            describe(queens)
        )));
    };
    let n = array.length();
    if n > u32::from(u8::MAX) {
        return Err(refusal(&NotAPermutation::Length(n as usize).to_string()));
    }
    (0..n)
        .map(|index| {
            let column = Reflect::get_u32(array, index)?;
            arguments::whole(&column)
                .and_then(|column| u8::try_from(column).ok())
                .ok_or_else(|| {
                    let row = index + 1;
                    refusal(&format!(
                        "no column {} for row {row}: choose 1 to {n}",
                        describe(&column)
                    ))
                })
        })
        .collect()
}
