/** The number to call a location: the site's one number for everything, else its own, else the dealer's. */
export function locationPhone(
  ownPhone: string | null,
  { phones, phone }: { phones: { override: string | null }; phone: string | null },
): string | null {
  return [phones.override, ownPhone, phone].find((each) => each?.trim()) ?? null
}
