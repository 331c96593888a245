import type { OpenDoor } from './open-door.ts'
import { sqlmap, type Target } from './sqlmap.ts'
import type { Findings } from './tools.ts'

type Row = { target: string; level: number; parameters: number; requests: number; seconds: number }
type Options = { door: OpenDoor; secondsEach: number; folder: string }

/** Attacks one target after the other. A target none of whose parameters was tried to the end is a finding too. */
export async function attackWithSqlmap(targets: readonly Target[], { door, secondsEach, folder }: Options) {
  const all: Findings = { findings: [], notes: [`${targets.length} targets`], isCut: false }
  const rows: Row[] = []
  for (const [at, target] of targets.entries()) {
    const begun = performance.now()
    const before = door.requests()
    const { findings, problems, tested, isCut } = await sqlmap(
      { ...target, skipsHeaders: at > 0 },
      secondsEach * Math.max(1, parametersOf(target)),
      folder,
    )
    const row = {
      target: `${target.method ?? (target.form === null ? 'GET' : 'POST')} ${nameOf(target.url)}`,
      level: target.level,
      parameters: tested.length,
      requests: door.requests() - before,
      seconds: Math.round((performance.now() - begun) / 1000),
    }
    rows.push(row)
    all.findings.push(...findings)
    if (isCut || tested.length === 0)
      all.findings.push(
        `not tried to the end: ${row.target} ${isCut ? '(no time left)' : problems.join('; ')}`,
      )
    process.stderr.write(`sqlmap, ${at + 1} of ${targets.length}: ${JSON.stringify(row)}\n`)
  }
  console.table(rows)
  return all
}

/** How many values sqlmap finds to replace. */
function parametersOf({ url, form }: Target) {
  return [...(form ?? '').matchAll(/=|":/g), ...url.matchAll(/=|\*/g)].length
}

function nameOf(url: string) {
  const { pathname, search } = new URL(url)
  const names = search.split('&').length
  return pathname.slice(0, 50) + (search && `?${search.slice(1, 20)}… (${names})`)
}
