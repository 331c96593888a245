import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Survey } from '../surface/survey-site.ts'
import { A_PLUS, headerGrade } from './header-grade.ts'
import { routeKinds } from './route-kinds.ts'

/** Grades the headers of every kind of response, as a browser gets them over HTTPS. */
export async function gradeRoutes(port: number, survey: Survey) {
  const home = await ask(port, survey.host, '/', { accept: 'text/html' })
  const html = await text(home)
  const grades: Record<string, { status: number; score: number; faults: string }> = {}
  const faults: string[] = []
  for (const { kind, path, status, headers = {} } of routeKinds(survey, html)) {
    const response = await ask(port, survey.host, path, headers)
    response.resume()
    const graded = headerGrade(response.headers, true)
    const told = response.statusCode ?? 0
    const unexpected = told === status ? [] : [`${status} expected at ${path}`]
    const all = [...graded.faults, ...unexpected]
    grades[kind] = { status: told, score: graded.score, faults: all.join('; ') }
    if (graded.score < A_PLUS || all.length > 0) faults.push(`${kind}: ${graded.score}, ${all.join('; ')}`)
  }
  return { grades, faults }
}

function ask(port: number, host: string, path: string, headers: Record<string, string>) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const own = { ...headers, host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.99.0.1' }
    request({ port, host: '127.0.0.1', path, headers: own }, resolve).on('error', reject).end()
  })
}
