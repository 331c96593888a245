import { chapters } from './chapters.ts'
import { levels } from './levels.ts'
import { named, type Requirement, type State, stateOf } from './requirement.ts'

/** docs/asvs.md: each requirement with what shows it or why nothing does. */
export function asvsPage(): string {
  return `${[introduction(), counts(), ...chapters.map(chapterSection)].join('\n\n')}\n`
}

function introduction() {
  return `# OWASP ASVS 5.0

Every requirement of levels 1 and 2 of the [OWASP Application Security Verification Standard 5.0](https://github.com/OWASP/ASVS/tree/master/5.0),
and what Forecourt does about it. The numbers are the standard's, which is licensed under
[CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/); its full text says what exactly each one requires. The titles are ours and
only say what it is about. It is a self-assessment: nobody else has checked it.

This page is generated from \`tests/asvs/\` with \`npx vitest run --project unit tests/asvs -u\`. \`tests/asvs.test.ts\` checks that no
requirement is missing and that each named test exists.`
}

const states: Record<State, string> = {
  met: 'met, shown by a test or a document',
  operator: 'the operator’s duty',
  notYet: 'not yet, or in part only',
  staffConsole: 'planned with the staff console',
  notApplicable: 'does not apply',
}

function counts() {
  const all = chapters.flatMap(({ requirements }) => requirements)
  const rows = Object.entries(states).map(([state, text]) => {
    const those = all.filter((requirement) => stateOf(requirement) === state)
    const ofLevel = (level: number) => those.filter(({ id }) => levels.get(id) === level).length
    return `| ${text} | ${ofLevel(1)} | ${ofLevel(2)} | ${those.length} |`
  })
  return ['| state | level 1 | level 2 | both |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

function chapterSection({ title, requirements }: (typeof chapters)[number]) {
  const rows = requirements.toSorted(byId).map((requirement) => {
    const { id, title: about } = requirement
    return `| ${id} | ${levels.get(id)} | ${about} | ${answer(requirement)} |`
  })
  return [
    `## ${title}`,
    '',
    '| id | level | requirement | what shows it |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

function answer(requirement: Requirement) {
  const state = stateOf(requirement)
  const reason = state === 'met' ? [] : [`**${labels[state]}** ${requirement[state]}`]
  const tests = named(requirement.tests).map(
    ({ file, text }) => `[${file.split('/').at(-1)}](../${file}): “${cell(text)}”`,
  )
  const documents = named(requirement.documents).map(
    ({ file, text }) => `[${file}](../${file}): “${cell(text)}”`,
  )
  const note = requirement.note === undefined ? [] : [requirement.note]
  return [...reason, ...tests, ...documents, ...note].join('<br>')
}

const labels = {
  operator: 'Operator:',
  notYet: 'Not yet:',
  staffConsole: 'Planned with the staff console:',
  notApplicable: 'Does not apply:',
}

function cell(text: string) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('$', '\\$')
}

function byId(one: Requirement, other: Requirement) {
  return one.id.localeCompare(other.id, 'en', { numeric: true })
}
