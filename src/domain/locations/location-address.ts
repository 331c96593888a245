type Located = { street: string; city: string; state: string | null; postcode: string | null }

/** An address on one line: `12 Main Road, Toowoomba QLD 4350`. */
export function locationAddress({ street, city, state, postcode }: Located): string | null {
  const town = [city, state?.toUpperCase(), postcode].filter(Boolean).join(' ')
  return [street, town].filter(Boolean).join(', ') || null
}
