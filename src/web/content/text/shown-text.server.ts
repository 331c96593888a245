import type { FormattedText } from '#domain/content/formatted-text.ts'
import type { PageBlock } from '#domain/rich-text/page-text.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { contentPicture } from '../../promotions/content-picture.server.ts'
import type { ShownBlock, ShownText } from './shown-text.ts'

/** A formatted text with its pictures ready to show. A picture without a file is left out. */
export function shownText(
  text: FormattedText,
  { textReader, picture }: Pick<PublicDealership, 'textReader' | 'picture'>,
  isPreview = false,
): ShownText {
  return textReader.read(text).flatMap((block: PageBlock): ShownBlock[] => {
    if (block.kind !== 'picture') return [block]
    const shown = contentPicture(block, { picture }, isPreview)
    return shown ? [{ kind: 'picture', picture: shown }] : []
  })
}
