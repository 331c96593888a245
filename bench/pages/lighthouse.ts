import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** npx fetches it when needed, because it brings 110 MB that nothing else of the project uses. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/** The middle one of three counts: the best would flatter the page, and the worst would measure the machine. */
const REPORTS = 3
/** A report that stopped early has no scores. */
const MAX_ATTEMPTS = 6

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { score: number | null; title: string; scoreDisplayMode: string; numericValue?: number }
  >
}

/** Lighthouse’s report on a page for a phone with a slow network: four scores out of a hundred, and the failed audits. */
export async function lighthouse(address: string, browserPath: string) {
  const reports: Report[] = []
  for (let attempt = 1; reports.length < REPORTS; attempt++) {
    const next = await report(address, browserPath).catch((error: unknown) => {
      if (attempt >= MAX_ATTEMPTS) throw error
      return null
    })
    if (next) reports.push(next)
  }
  const middle = median(reports)
  for (const [id, { score, title, scoreDisplayMode }] of Object.entries(middle.audits)) {
    if (score !== null && score < 0.9 && scoreDisplayMode === 'binary')
      console.log(`${address}: ${id}: ${title}`)
  }
  return {
    performance: mark(middle, 'performance'),
    accessibility: mark(middle, 'accessibility'),
    'best practices': mark(middle, 'best-practices'),
    seo: mark(middle, 'seo'),
    'LCP ms': Math.round(lcpMs(middle)),
    'blocking ms': Math.round(middle.audits['total-blocking-time']?.numericValue ?? 0),
    CLS: Number((middle.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
  }
}

/** By the score, and between equal ones by what it depends on most. */
function median(reports: Report[]): Report {
  const sorted = reports.toSorted(
    (a, b) => mark(a, 'performance') - mark(b, 'performance') || lcpMs(b) - lcpMs(a),
  )
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('There are no reports.')
  return middle
}

function lcpMs({ audits }: Report) {
  return audits['largest-contentful-paint']?.numericValue ?? 0
}

function mark({ categories }: Report, category: string) {
  return Math.round((categories[category]?.score ?? 0) * 100)
}

async function report(address: string, browserPath: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        // As in the journeys: without a graphics card, the browser would emulate one on the processor that it measures.
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: browserPath } },
    )
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true })
  }
}
