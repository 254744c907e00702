//! Our run beside CPython's, line by line, under the prefix law: as far as it goes it
//! is the same, and it ends exactly where it must.

use queenscope_solver::{Progress, Script, StepSize, Target, Timeline};

use crate::{oracle::Verdict, text::Scribe};

/// Steps through a run and compares every position with CPython's.
///
/// # Errors
/// The first position at which they differ, with both lines.
pub fn compare(script: Script, verdict: &Verdict) -> Result<(), String> {
    let mut timeline = Timeline::new(script);
    let mut scribe = Scribe::new();
    let stop = verdict.stop.iter().map(|(_, text)| text);
    let expected = verdict.lines.iter().chain(stop);
    for (position, expected) in (0..).zip(expected) {
        if position > 0
            && timeline.seek(Target::Forward(StepSize::Line), 1_000) != Progress::Arrived
        {
            return Err(format!(
                "position {position}: a single step takes over 1,000"
            ));
        }
        let ours = scribe.text(timeline.moment());
        if timeline.position() != position
            || timeline.moment().position != position
            || ours != *expected
        {
            return Err(format!(
                "position {position}, reached {}\nCPython {expected}\nours    {ours}",
                timeline.position(),
            ));
        }
    }
    let must_end = verdict.stop.is_some();
    let moment = timeline.moment();
    if moment.finished != must_end || moment.line.is_none() != must_end {
        return Err(format!(
            "position {}: finished {}",
            moment.position, moment.finished
        ));
    }
    let reason = moment
        .error
        .as_ref()
        .map_or("end", |error| error.kind.name());
    match &verdict.stop {
        Some((must, _)) if must != reason => Err(format!("ends for {reason} instead of {must}")),
        Some(_) | None => Ok(()),
    }
}
