import type { ThirdPartyService } from '#sites/third-party-services.ts'

/** Lists the third-party services of a site with what each costs a visitor. */
export function thirdPartyList(services: readonly ThirdPartyService[]): string {
  if (services.length === 0) return 'The site uses no third-party services.'
  const known = services.flatMap(({ weightKb }) => weightKb ?? [])
  const total = known.reduce((sum, weight) => sum + weight, 0)
  return [
    'Third-party services, with their declared size:',
    ...services.map(({ name, category, host, weightKb, isChosen }) => {
      const weight = weightKb === null ? 'size unknown' : `about ${weightKb} kB of scripts`
      return `  ${name} (${category}): ${weight}, ${host}${isChosen ? ', with consent' : ''}`
    }),
    `  total: about ${total} kB`,
  ].join('\n')
}
