//! Links are read and written alike, and nothing in them does harm.

use super::*;

fn size(n: u8) -> BoardSize {
    BoardSize::new(n).unwrap()
}

fn bad(fragment: &str) -> Vec<String> {
    parse(fragment)
        .1
        .parts
        .into_iter()
        .map(|BadPart(part)| part)
        .collect()
}

#[test]
fn an_empty_link_is_the_first_visit() {
    for fragment in ["", "#", "#&&", "#="] {
        assert_eq!(
            parse(fragment),
            (Link::default(), Faults::default()),
            "{fragment}"
        );
    }
}

#[test]
fn every_key_is_read_and_written_alike() {
    let text = "program=iterative&n=8&step=75960&size=line&lang=zh&theme=dark&speed=0.5\
                &stops=none&view=present&hide=code,ahead&tour=0:Start,117:a%2Cb:A%20note&listing=rust&notation=chess";
    let (link, bad) = parse(text);
    assert_eq!(bad, Faults::default());
    assert_eq!(link.program, ProgramId::Iterative.into());
    assert_eq!(
        (link.n, link.step, link.size),
        (size(8), 75960, StepSize::Line)
    );
    assert_eq!(link.language, Some(Language::Chinese));
    assert_eq!(link.scheme, Some(Scheme::Dark));
    assert_eq!(link.speed, Some(Speed::Rate(50)));
    assert_eq!(link.stops, Stops::parse("none"));
    assert_eq!(link.view, View::Present);
    assert_eq!(link.notation, Some(Notation::Chess));
    assert_eq!(Some(link.hidden.clone()), Hidden::parse("code,ahead"));
    let home = Run {
        program: link.program,
        n: link.n,
    };
    assert_eq!(link.tour, Tour::parse("0:Start,117:a%2Cb:A%20note", home));
    assert_eq!(write(&link), text);
}

#[test]
fn every_program_and_size_survives_the_way_there_and_back() {
    for program in ProgramId::ALL
        .map(Which::Course)
        .into_iter()
        .chain([Which::Own])
    {
        for size in StepSize::ALL {
            let link = Link {
                program,
                size,
                step: u64::MAX,
                ..Link::default()
            };
            assert_eq!(parse(&write(&link)), (link, Faults::default()));
        }
    }
}

#[test]
fn a_bad_part_falls_back_alone() {
    for (part, shown) in [
        ("n=abc", "n=abc"),
        ("n=-1", "n=-1"),
        ("n=0", "n=0"),
        ("n=33", "n=33"),
        ("n=1e9", "n=1e9"),
        ("n=%2B8", "n=+8"),
        ("n=", "n="),
        ("n", "n="),
        ("n=%00", "n=\u{fffd}"),
        ("n=8&n=9", "n=8&n=9"),
        ("n=8&n=8", "n=8&n=8"),
    ] {
        let (link, bad) = parse(&format!("program=blind&{part}&step=7"));
        assert_eq!(link.n, size(4), "{part}");
        assert_eq!(
            (link.program, link.step),
            (ProgramId::Blind.into(), 7),
            "{part}"
        );
        assert_eq!(bad.parts, vec![BadPart(shown.into())], "{part}");
    }
    let other = "program=quick&step=-1&size=big&lang=fr&theme=pink&speed=0&stops=never&n=8\
                 &view=tv&hide=queens&tour=Start&listing=java&notation=2";
    let (link, faults) = parse(other);
    assert_eq!(
        link,
        Link {
            n: size(8),
            ..Link::default()
        }
    );
    assert_eq!(faults.parts.len(), 12);
    assert_eq!(
        bad("step=18446744073709551616"),
        ["step=18446744073709551616"]
    );
}

#[test]
fn what_other_versions_write_is_ignored() {
    let later = "#code=abc&panel=tree&with=iterative&unknown=1&%00=%00&n=5";
    assert_eq!(
        parse(later),
        (
            Link {
                n: size(5),
                ..Link::default()
            },
            Faults::default()
        )
    );
}

#[test]
fn a_megabyte_of_nonsense_is_named_briefly() {
    let nines = "9".repeat(1_000_000);
    let [part] = bad(&format!("n={nines}")).try_into().unwrap();
    assert_eq!(part, format!("n={}…", "9".repeat(38)));
    assert_eq!(bad(&nines), Vec::<String>::new());
    assert_eq!(bad(&"&".repeat(1_000_000)), Vec::<String>::new());
    assert_eq!(bad(&"n=8&".repeat(250_000)).len(), 1);
    assert_eq!(bad(&"%".repeat(1_000_000)), Vec::<String>::new());
}

const TEXT: &str = "n = 4\nprint(n)\n";
const CODE: &str = "y1OwVTDhKijKzCvRyNPkAgA";

#[test]
fn a_program_is_read_where_the_link_is_about_it() {
    for (rest, read) in [
        ("program=own&n=5", true),
        ("tour=0:a,own/5/3:b", true),
        ("program=iterative", false),
        ("tour=0:a,iterative/5/3:b", false),
    ] {
        let (link, faults) = parse(&format!("code={CODE}&{rest}"));
        let text = link.code.as_ref().map(|code| &**code.text());
        assert_eq!(text, read.then_some(TEXT), "{rest}");
        assert_eq!(faults, Faults::default());
        assert_eq!(parse(&write(&link)), (link, faults), "{rest}");
        // A broken one is of no interest elsewhere.
        let (link, faults) = parse(&format!("{rest}&code=%00"));
        assert_eq!(
            faults.code,
            read.then_some(CodeError::Digit('\0')),
            "{rest}"
        );
        assert_eq!((link.code, faults.parts), (None, vec![]));
    }
    let (link, faults) = parse(&format!("program=own&code={CODE}&code={CODE}"));
    assert_eq!((link.code, faults.parts.len()), (None, 1));
}
