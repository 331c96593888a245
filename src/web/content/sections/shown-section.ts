import type { SectionOf } from '#domain/content/sections/section.ts'
import type { CarCardData } from '../../cars/card/car-card-data.ts'
import type { ContactDetailsData } from '../../contact/contact-details.ts'
import type { LocationsSectionData } from '../../contact/location-cards.server.ts'
import type { ShownForm } from '../../enquiries/form/shown-form.ts'
import type { ShownPicture } from '../../promotions/shown-picture.ts'
import type { PostCardData } from '../blog/post-card-data.ts'
import type { ModelTileData } from '../models/model-tile-data.ts'
import type { OfferCardData } from '../offers/offer-card-data.ts'
import type { ShownText } from '../text/shown-text.ts'

/** The sections of a page with everything that they show. */
export type ShownSection =
  | {
      kind: 'hero'
      heading: string
      text: string | null
      picture: ShownPicture | null
      buttons: readonly { label: string; link: string }[]
    }
  | { kind: 'text'; heading: string | null; text: ShownText; picture: ShownPicture | null }
  | { kind: 'pictures'; heading: string | null; pictures: (ShownPicture & { caption: string | null })[] }
  | { kind: 'tiles'; heading: string | null; tiles: ShownTile[] }
  | {
      kind: 'video'
      heading: string | null
      title: string
      service: string
      address: string
      picture: ShownPicture | null
    }
  | { kind: 'stock'; heading: string | null; cars: CarCardData[]; address: string }
  | { kind: 'models'; heading: string | null; tiles: ModelTileData[] }
  | { kind: 'offers'; heading: string | null; offers: OfferCardData[] }
  | { kind: 'posts'; heading: string | null; posts: PostCardData[] }
  | { kind: 'people'; heading: string | null; people: ShownPerson[] }
  | { kind: 'positions'; heading: string | null; positions: ShownPosition[] }
  | { kind: 'faq'; heading: string | null; questions: { question: string; answer: ShownText }[] }
  | { kind: 'form'; heading: string; form: ShownForm }
  | {
      kind: 'locations'
      heading: string | null
      contact: ContactDetailsData
      /** The cards and the map; `null` for a list. */
      cards: LocationsSectionData | null
    }
  | ({ kind: 'table'; heading: string | null } & Pick<SectionOf<'table'>, 'caption' | 'columns' | 'rows'>)
  | { kind: 'quote'; text: string; name: string; role: string | null }
  | { kind: 'banner'; picture: ShownPicture; link: string | null }
  | { kind: 'frame'; heading: string | null; title: string; address: string; height: number }

export type ShownSectionOf<Kind extends ShownSection['kind']> = Extract<ShownSection, { kind: Kind }>

type ShownTile = { title: string; text: string | null; picture: ShownPicture | null; link: string | null }
export type ShownPerson = {
  name: string
  role: string
  text: string | null
  picture: ShownPicture | null
  phone: string | null
  email: string | null
}
type ShownPosition = { title: string; facts: string; text: ShownText; closes: string | null }
