//! The warnings that a program would get for what it is: a function that nothing
//! calls, a value that nothing reads. A listing says that it knows, and says nothing
//! where there is nothing to say.

use std::collections::HashSet;

use crate::listing::plan::{Expr, Initial, Place, Plan, Routine, StepKind, each_step};

/// The names of the warnings to be silenced.
pub(super) fn odd(plan: &Plan) -> Vec<&'static str> {
    let mut routines: Vec<&Routine> = plan.functions.iter().collect();
    routines.push(&plan.main);
    let any = |odd: &dyn Fn(&Routine) -> bool| routines.iter().any(|routine| odd(routine));
    let mut lints = Vec::new();
    if any(&|routine| routine.oddities.uncalled > 0) || is_unused(plan, &routines) {
        lints.push("dead_code");
    }
    if any(&has_capitals) || has_capital_fields(plan) {
        lints.push("non_snake_case");
    }
    if any(&|routine| routine.oddities.unreachable > 0) {
        lints.push("unreachable_code");
    }
    let unread =
        |routine: &Routine| routine.oddities.dead_stores > 0 || !routine.oddities.unread.is_empty();
    if any(&unread) {
        lints.push("unused_assignments");
    }
    let open = |routine: &Routine| {
        let mut variables = routine.variables.iter();
        variables.any(|local| local.initial == Initial::Open)
    };
    if any(&open) || any(&|routine| routine.oddities.unreachable > 0) {
        lints.push("unused_mut");
    }
    if any(&unread) {
        lints.push("unused_variables");
    }
    lints
}

fn is_capital(name: &str) -> bool {
    name.chars().any(|c| c.is_ascii_uppercase()) || name.contains("__")
}

fn has_capitals(routine: &Routine) -> bool {
    let parameters = routine.parameters.iter();
    is_capital(&routine.name)
        || parameters
            .map(|parameter| &parameter.name)
            .chain(routine.all.iter().map(|local| &local.name))
            .any(|name| is_capital(name))
}

fn has_capital_fields(plan: &Plan) -> bool {
    plan.lists.iter().any(|list| is_capital(&list.name))
        || plan.globals.iter().any(|global| is_capital(&global.name))
}

/// Whether something is written to where it has just been read.
fn is_itself(place: &Place, value: &Expr) -> bool {
    match (place, value) {
        (Place::Local(one), Expr::Local(other)) | (Place::Global(one), Expr::Global(other)) => {
            one == other
        }
        (Place::Cell(one, index), Expr::Cell(other, at)) => one == other && *index == **at,
        _ => false,
    }
}

/// Whether nothing reads some constant, list or shared variable, or a value is written
/// to its own place.
fn is_unused(plan: &Plan, routines: &[&Routine]) -> bool {
    let mut constants = HashSet::new();
    let mut lists = HashSet::new();
    let mut globals = HashSet::new();
    let mut idle = 0;
    let mut values: Vec<&Expr> = plan
        .lists
        .iter()
        .filter_map(|list| list.size.as_ref())
        .chain(plan.constants.iter().map(|constant| &constant.value))
        .collect();
    for routine in routines {
        each_step(&routine.body, &mut |step| {
            values.extend(step.expressions());
            match &step.kind {
                StepKind::Assign(place, value) if is_itself(place, value) => idle += 1,
                StepKind::Augment(Place::Cell(list, _), ..) => drop(lists.insert(*list)),
                StepKind::Augment(Place::Global(name), ..) => drop(globals.insert(name.as_str())),
                _ => {}
            }
        });
    }
    for value in values {
        value.walk(&mut |x| match x {
            Expr::Constant(number) => drop(constants.insert(*number)),
            Expr::Cell(list, _) => drop(lists.insert(*list)),
            Expr::Global(name) => drop(globals.insert(name.as_str())),
            _ => {}
        });
    }
    idle > 0
        || constants.len() < plan.constants.len()
        || lists.len() < plan.lists.len()
        || globals.len() < plan.globals.len()
}
