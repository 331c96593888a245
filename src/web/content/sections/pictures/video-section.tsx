import { useState } from 'react'
import { ContentPicture } from '../../../promotions/content-picture.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useHydrated } from '../../../ui/hydration.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'
import './video-section.css'

/** A video. Nothing of the other service is loaded until a visitor presses play; without scripts, a link leads there. */
export function VideoSection({ section }: { section: ShownSectionOf<'video'> }) {
  const { heading, title, service, address, picture } = section
  const [isPlaying, setPlaying] = useState(false)
  const isHydrated = useHydrated()
  return (
    <SectionFrame heading={heading}>
      <div className="content-video">
        {isPlaying ? (
          <iframe
            className="content-video__player"
            src={address}
            title={title}
            allow="autoplay; fullscreen; picture-in-picture"
            // Players need their own storage. The frame is from another origin, so it can't reach this page.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          />
        ) : (
          <>
            {picture && (
              <ContentPicture
                className="content-video__picture"
                picture={picture}
                sizes="(min-width: 64rem) 60rem, 100vw"
                width={1600}
                height={900}
              />
            )}
            <div className="content-video__ask">
              <p>
                <strong>{title}</strong>
              </p>
              {isHydrated ? (
                <Button type="button" onClick={() => setPlaying(true)}>
                  Play video
                </Button>
              ) : (
                <a className="button" href={address} rel="noopener">
                  {`Watch on ${service}`}
                </a>
              )}
              <p className="content-video__note">
                {`Playing the video loads it from ${service}, which can then see that you watched it here.`}
              </p>
            </div>
          </>
        )}
      </div>
    </SectionFrame>
  )
}
