import type { LeadToDeliver } from '../lead-delivery/lead-to-deliver.ts'

/**
 * Whether a bot filled in a form. It then holds nothing, and the dealer decides. Someone who is merely quick is not turned away:
 * paying is the better proof, and holds have limits of their own.
 */
export function isBot({ suspect, fields }: Pick<LeadToDeliver, 'suspect' | 'fields'>): boolean {
  const signs = fields['spam_signs']
  return suspect && !(Array.isArray(signs) && signs.every((sign) => sign === 'too quick'))
}
