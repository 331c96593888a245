import { href } from 'react-router'
import { ModelTiles } from '../../models/model-tiles.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'

/** Models of the range. */
export function ModelsSection({ section: { heading, tiles } }: { section: ShownSectionOf<'models'> }) {
  return (
    <SectionFrame
      heading={heading ?? 'Explore our range'}
      more={{ label: 'See the whole range', href: href('/models') }}
    >
      <ModelTiles tiles={tiles} />
    </SectionFrame>
  )
}
