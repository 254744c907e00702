//! The output of a run: one append-only log, and behind its end the newest
//! lines of whatever was replayed last.

use std::collections::VecDeque;

/// How many of the newest lines a moment shows.
pub const NEWEST: usize = 100;

/// How many bytes of lines the log keeps.
pub const MAXIMUM_LOG: usize = 8 << 20;

/// All lines printed up to the limit, in order, and a window on those behind it.
#[derive(Debug, Default)]
pub struct Log {
    text: String,
    /// Where each line ends in the text.
    ends: Vec<usize>,
    full: bool,
    /// The newest lines behind the end of the log that were printed in a row.
    window: VecDeque<String>,
    /// The number of the window's first line.
    window_start: u64,
}

impl Log {
    /// How many lines are kept for good.
    fn kept(&self) -> u64 {
        self.ends.len() as u64
    }

    /// Takes the line of the given number, from 0. Lines known already change nothing.
    pub fn print(&mut self, number: u64, line: String) {
        if number < self.kept() {
            return;
        }
        if number == self.kept() && !self.full {
            let bytes = self.text.len() + line.len() + (self.ends.len() + 1) * size_of::<usize>();
            self.full = bytes > MAXIMUM_LOG;
            if !self.full {
                self.text.push_str(&line);
                self.ends.push(self.text.len());
                return;
            }
        }
        if self.window_start + self.window.len() as u64 != number {
            self.window.clear();
            self.window_start = number;
        }
        self.window.push_back(line);
        if self.window.len() > NEWEST {
            self.window.pop_front();
            self.window_start += 1;
        }
    }

    /// The number of the first of the newest lines that is not kept for good,
    /// when so many have been printed.
    pub fn needed_from(&self, printed: u64) -> u64 {
        printed.saturating_sub(NEWEST as u64).max(self.kept())
    }

    /// Whether the newest lines are at hand when so many have been printed.
    pub fn has_newest(&self, printed: u64) -> bool {
        let window_end = self.window_start + self.window.len() as u64;
        printed <= self.kept()
            || (window_end == printed && self.window_start <= self.needed_from(printed))
    }

    /// The newest lines, oldest first, when so many have been printed.
    pub fn newest(&self, printed: u64) -> Vec<String> {
        (printed.saturating_sub(NEWEST as u64)..printed)
            .filter_map(|number| self.line(number))
            .collect()
    }

    fn line(&self, number: u64) -> Option<String> {
        if number >= self.kept() {
            let place = usize::try_from(number.checked_sub(self.window_start)?).ok()?;
            return self.window.get(place).cloned();
        }
        let number = number as usize;
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.text.get(start..self.ends[number]).map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behind_a_full_log_the_newest_lines_are_at_hand_once_printed_in_a_row() {
        let mut log = Log::default();
        let line = |number: u64| format!("{number} {}", "x".repeat(10_000));
        for number in 0..1_000 {
            log.print(number, line(number));
        }
        let kept = log.kept();
        assert!((700..900).contains(&kept), "{kept} lines kept");
        assert!(log.has_newest(1_000) && log.has_newest(kept) && log.has_newest(5));
        assert!(!log.has_newest(999) && !log.has_newest(kept + 10));
        let newest = log.newest(1_000);
        assert_eq!(
            (newest.len(), &newest[0], &newest[99]),
            (100, &line(900), &line(999))
        );
        // A replay of earlier lines brings the window there.
        let from = log.needed_from(kept + 10);
        assert_eq!(from, kept);
        for number in from..kept + 10 {
            log.print(number, line(number));
        }
        assert!(log.has_newest(kept + 10));
        assert_eq!(log.newest(kept + 10)[99], line(kept + 9));
    }
}
