import type { ShownPicture } from '../../promotions/shown-picture.ts'
import type { ShownSection } from '../sections/shown-section.ts'

/** The picture that stands for a page where it is shared: its first. */
export function socialPicture(sections: readonly ShownSection[]): ShownPicture | null {
  return sections.flatMap(picturesOf)[0] ?? null
}

function picturesOf(section: ShownSection): readonly ShownPicture[] {
  if (section.kind === 'pictures') return section.pictures
  if (section.kind === 'tiles') return section.tiles.flatMap(({ picture }) => picture ?? [])
  return 'picture' in section && section.picture ? [section.picture] : []
}
