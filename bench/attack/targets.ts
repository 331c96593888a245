import { encoded } from '../fuzz/encoded.ts'
import { likelyValue } from '../fuzz/damaged-form.ts'
import type { Survey } from '../surface/survey-site.ts'
import type { Target } from './sqlmap.ts'

/**
 * What an attacker would try first: everything that searches, looks something up or stores something. The parameters of the
 * search page and of a count are those of `/api/search`, and the same code reads them.
 */
const worthMore =
  /^\/(?:search\/|compare|sign-in|contact|trade-in|online-payment|images|api\/(?:search(?!\/)|cars|leads))/

/**
 * Every form of a site with other fields than those before, every API call with parameters or a body, and the parameters of
 * addresses. What is worth more gets more tries.
 */
export function attackTargets(survey: Survey, address: string, level: number): Target[] {
  const [car = ''] = survey.slugs.get('cars') ?? []
  const target = (path: string, form: string | null = null): Target => ({
    url: address + path,
    form,
    level: worthMore.test(path) ? level : 1,
  })
  const forms = survey.forms
    .filter(({ fields }) => fields.length > 0)
    .map(({ action, method, fields }) => {
      const text = encoded(fields.map((field): [string, string] => [field.name, likelyValue(field, 3)]))
      const [path = ''] = action.split('?')
      return method === 'GET' ? target(`${path}?${text}`) : target(action, text)
    })
  const calls = survey.calls.flatMap(({ path, method, names, body }) => {
    const filled = path.replace('{slug}', car).replaceAll(/\{\w+\}/g, '1')
    if (method !== 'GET') return names.length > 0 ? [{ ...target(filled, JSON.stringify(body)), method }] : []
    return names.length > 0 ? [target(`${filled}?${encoded(names.map((name) => [name, '1']))}`)] : []
  })
  // An asterisk marks a part of the path as a parameter.
  const paths = [
    `/cars/${car}*`,
    '/search/toyota*/hilux*',
    '/blog/a*',
    '/locations/a*',
    '/maps/locations/a*.json',
    `/api/cars/${car}*.pdf`,
  ]
  return unlike([...paths.map((path) => target(path)), target('/images?src=a&w=320'), ...calls, ...forms])
}

/** One of those with the same fields. */
function unlike(targets: readonly Target[]) {
  const seen = new Set<string>()
  return targets.filter(({ url, form }) => {
    const names = (text: string) =>
      [...text.matchAll(/(?:^|[&?{,])"?(\w+)"?[=:]/g)].map(([, name]) => name).join()
    const key = form === null ? url.replaceAll(/=[^&]*/g, '=') : names(form)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
