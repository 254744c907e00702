//! What the browser keeps, of the page and of the reader's settings, and whether a newer version
//! of the page waits. A newer version is taken when the reader asks for it, or on a visit when
//! nothing of the page is open; never while somebody looks at it. Knows nothing of how that is
//! done.

/// The page as a piece of software.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Release {
    /// What the browser keeps.
    pub kept: Kept,
    /// The version after this one.
    pub newer: Newer,
    /// Whether settings are remembered.
    pub memory: Memory,
}

/// What the browser keeps of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kept {
    /// Nothing, as far as is known.
    #[default]
    Nothing,
    /// All of it: the page works without a network.
    Whole,
}

/// Whether the browser remembers the reader's settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Memory {
    /// It does.
    #[default]
    Remembers,
    /// It refuses to.
    Refuses,
}

/// The version after this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Newer {
    /// There is none, as far as is known.
    #[default]
    None,
    /// It is there, and the reader has not decided.
    Waiting,
    /// The reader wants to go on with this one.
    PutOff,
    /// The reader wants it.
    Asked,
}

impl Release {
    /// Reads what the script that keeps the page has written down.
    pub fn read(kept: Option<&str>, newer: Option<&str>) -> Release {
        Release {
            kept: match kept {
                Some("whole") => Kept::Whole,
                Some(_) | None => Kept::Nothing,
            },
            newer: match newer {
                Some("waiting") => Newer::Waiting,
                Some(_) | None => Newer::None,
            },
            memory: Memory::default(),
        }
    }

    /// After news: what the reader has decided stays decided.
    #[must_use]
    pub fn hearing(self, news: Release) -> Release {
        let newer = match (self.newer, news.newer) {
            (decided @ (Newer::PutOff | Newer::Asked), Newer::Waiting) => decided,
            (_, newer) => newer,
        };
        Release {
            kept: news.kept,
            newer,
            memory: self.memory,
        }
    }

    /// After the reader's decision about a newer version, if there is one.
    #[must_use]
    pub fn deciding(self, decision: Newer) -> Release {
        match self.newer {
            Newer::None => self,
            Newer::Waiting | Newer::PutOff | Newer::Asked => Release {
                newer: decision,
                ..self
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAITING: Release = Release {
        kept: Kept::Whole,
        newer: Newer::Waiting,
        memory: Memory::Remembers,
    };

    #[test]
    fn what_the_script_writes_is_read_and_anything_else_means_nothing() {
        assert_eq!(Release::read(None, None), Release::default());
        assert_eq!(Release::read(Some(""), Some("yes")), Release::default());
        assert_eq!(Release::read(Some("whole"), Some("waiting")), WAITING);
    }

    #[test]
    fn what_was_decided_stays_decided() {
        for (before, after) in [
            (Newer::None, Newer::Waiting),
            (Newer::Waiting, Newer::Waiting),
            (Newer::PutOff, Newer::PutOff),
            (Newer::Asked, Newer::Asked),
        ] {
            let release = Release {
                kept: Kept::Nothing,
                newer: before,
                memory: Memory::Refuses,
            };
            let expected = Release {
                kept: Kept::Whole,
                newer: after,
                memory: Memory::Refuses,
            };
            assert_eq!(release.hearing(WAITING), expected);
        }
    }

    #[test]
    fn there_is_nothing_to_decide_before_there_is_a_newer_version() {
        let release = Release::default();
        assert_eq!(release.deciding(Newer::Asked), release);
        assert_eq!(WAITING.deciding(Newer::PutOff).newer, Newer::PutOff);
        // Whoever has put it off may still change their mind.
        let put_off = WAITING.deciding(Newer::PutOff);
        assert_eq!(put_off.deciding(Newer::Asked).newer, Newer::Asked);
    }
}
