import { useState } from 'react'
import { MakePlate } from './make-plate.tsx'
import './make-mark.css'

type MakeMarkProps = {
  make: string
  /** The make's logo, if the dealer has one. */
  picture: string | null
}

/** The make's logo, or a neutral plate if there is none or it fails to load. The make's name is always beside it. */
export function MakeMark({ make, picture }: MakeMarkProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture === null || picture === broken) return <MakePlate make={make} />

  const onBroken = () => setBroken(picture)
  return (
    <img
      className="make-mark"
      src={picture}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      onError={onBroken}
      // Loading may have failed before hydration.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) onBroken()
      }}
    />
  )
}
