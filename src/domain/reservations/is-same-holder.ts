/** Who holds a vehicle or waits for it: the mark of their phone number, and the form with which they said so. */
export type HolderOfForm = { holder: string; leadId: string | null }

/** Anyone can type anyone's phone number, so only the same form, sent again, leads to what its sender already has. */
export function isSameHolder(one: HolderOfForm, other: HolderOfForm): boolean {
  return one.holder === other.holder && one.leadId !== null && one.leadId === other.leadId
}
