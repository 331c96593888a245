import type { ThirdPartyService } from '#sites/third-party-services.ts'

/** Every service from elsewhere that a site brings onto its pages, with what each costs a visitor. */
export function thirdPartyList(services: readonly ThirdPartyService[]): string {
  if (services.length === 0) return 'It brings nothing from elsewhere.'
  const known = services.flatMap(({ weightKb }) => weightKb ?? [])
  const total = known.reduce((sum, weight) => sum + weight, 0)
  return [
    'From elsewhere, with the weight that is declared for it:',
    ...services.map(({ name, category, host, weightKb, isChosen }) => {
      const weight = weightKb === null ? 'weight unknown' : `about ${weightKb} kB of scripts`
      return `  ${name} (${category}): ${weight}, ${host}${isChosen ? ', as the visitor chooses' : ''}`
    }),
    `  together: about ${total} kB`,
  ].join('\n')
}
