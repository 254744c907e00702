//! The class `Search`: the way through the moments of one run.

use queenscope_moment_js::Moment;
use queenscope_solver::{Progress, StepSize, Target, Timeline};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::arguments;

/// How many new steps a call explores unless it is told otherwise.
const DEFAULT_LIMIT: u64 = 100_000_000;

/// How many steps are explored between two looks at the limit.
const SLICE: u64 = 1 << 16;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How far a step forward or back leads. */
export type StepSize = "line" | "move" | "row" | "solution";
"#;

/// A program at work on a board of size n, at some position of its run.
#[wasm_bindgen]
pub struct Search {
    timeline: Timeline,
}

#[wasm_bindgen]
impl Search {
    /// Starts at position 0. Give the id of a program or a source text, and the
    /// size of the board, 1 to 32, which replaces that in the source text.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(
            unchecked_param_type = "{ program?: ProgramId; source?: string; n: number }"
        )]
        options: JsValue,
    ) -> Result<Search, JsValue> {
        Ok(Search {
            timeline: Timeline::new(arguments::script(&options)?),
        })
    }

    /// The size of the board.
    #[wasm_bindgen(getter)]
    pub fn n(&self) -> u8 {
        self.timeline.moment().n.get()
    }

    /// How many steps have been executed.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> f64 {
        self.timeline.position() as f64
    }

    /// Whether the run has ended at this position.
    #[wasm_bindgen(getter)]
    pub fn finished(&self) -> bool {
        self.timeline.moment().finished
    }

    /// All that can be seen at this position.
    pub fn moment(&self) -> Result<Ts<Moment>, JsError> {
        let program = self.timeline.script().program();
        Ok(Moment::new(program, self.timeline.moment()).into_ts()?)
    }

    /// Goes to the next boundary of a size, "line" unless given. True if the
    /// position changed: it stays at the end, and where no boundary is found
    /// within `limit` new steps, 10^8 unless given. What they explored stays
    /// known, so that a further call goes on from there.
    pub fn forward(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "StepSize")] size: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] limit: JsValue,
    ) -> Result<bool, JsValue> {
        let size = arguments::step_size(&size)?;
        let limit = limit_or_default(&limit)?;
        Ok(self.step_forward(size, limit))
    }

    /// Goes to the previous boundary of a size, "line" unless given. True if the
    /// position changed.
    pub fn back(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "StepSize")] size: JsValue,
    ) -> Result<bool, JsValue> {
        let size = arguments::step_size(&size)?;
        let before = self.timeline.position();
        self.go(Target::Back(size));
        Ok(self.timeline.position() != before)
    }

    /// Goes to a position; to the end, if that comes before; or as far as `limit`
    /// new steps lead, 10^8 unless given. Returns the position reached.
    pub fn seek(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] position: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] limit: JsValue,
    ) -> Result<f64, JsValue> {
        let position = arguments::steps("position", &position)?;
        let limit = limit_or_default(&limit)?;
        let farthest = self.timeline.explored().saturating_add(limit);
        self.go(Target::Position(position.min(farthest)));
        Ok(self.position())
    }

    /// Makes up to `limit` steps. Returns how many were made: fewer only at the end.
    pub fn run(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] limit: JsValue,
    ) -> Result<f64, JsValue> {
        let limit = arguments::steps("limit", &limit)?;
        let before = self.timeline.position();
        self.go(Target::Position(before.saturating_add(limit)));
        Ok((self.timeline.position() - before) as f64)
    }
}

impl Search {
    /// Goes to a target, however long that takes.
    fn go(&mut self, target: Target) {
        let mut progress = self.timeline.seek(target, u64::MAX);
        while let Progress::Underway { .. } = progress {
            progress = self.timeline.resume(u64::MAX);
        }
    }

    /// Goes to the next boundary, unless that takes more new steps than `limit`.
    /// The timeline works in slices, which may explore a little more than that;
    /// what counts is where the boundary lies.
    fn step_forward(&mut self, size: StepSize, limit: u64) -> bool {
        let before = self.timeline.position();
        let farthest = self.timeline.explored().saturating_add(limit);
        let mut progress = self.timeline.seek(Target::Forward(size), SLICE);
        while let Progress::Underway { reached, target } = progress {
            if target.unwrap_or(reached) > farthest {
                self.timeline.cancel();
                return false;
            }
            progress = self.timeline.resume(SLICE);
        }
        if self.timeline.position() > farthest {
            self.go(Target::Position(before));
        }
        self.timeline.position() != before
    }
}

/// The limit of a call, if it is given.
fn limit_or_default(limit: &JsValue) -> Result<u64, JsValue> {
    if limit.is_undefined() {
        Ok(DEFAULT_LIMIT)
    } else {
        arguments::steps("limit", limit)
    }
}
