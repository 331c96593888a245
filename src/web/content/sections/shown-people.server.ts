import type { SectionOf } from '#domain/content/sections/section.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { contentPicture } from '../../promotions/content-picture.server.ts'
import type { ShownPerson } from './shown-section.ts'

/** People with their portraits ready to show. */
export function shownPeople(
  people: SectionOf<'people'>['people'],
  dealership: PublicDealership,
  isPreview: boolean,
): ShownPerson[] {
  return people.map(({ name, role, text, picture, phone, email }) => ({
    name,
    role,
    text: text ?? null,
    picture: contentPicture(picture, dealership, isPreview),
    phone: phone ?? null,
    email: email ?? null,
  }))
}
