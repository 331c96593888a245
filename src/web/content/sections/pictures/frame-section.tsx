import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'
import './frame-section.css'

/** Another website's page. It runs on its own: it can neither read this page nor lead away from it. */
export function FrameSection({ section }: { section: ShownSectionOf<'frame'> }) {
  const { heading, title, address, height } = section
  return (
    <SectionFrame heading={heading}>
      <iframe
        className="content-frame"
        src={address}
        title={title}
        height={height}
        loading="lazy"
        referrerPolicy="strict-origin"
        // Such pages need their own cookies. The frame is always from another origin, so it can't reach this page.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      />
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer">
          {`Open “${title}” on its own`}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </p>
    </SectionFrame>
  )
}
