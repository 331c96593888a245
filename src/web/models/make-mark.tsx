import { useState } from 'react'
import { MakePlate } from './make-plate.tsx'

type MakeMarkProps = {
  make: string
  /** The maker's own mark, where the dealer has one to show. */
  picture: string | null
}

/** The maker's own mark, or a neutral plate where there is none or it does not come. The make's name stands beside it. */
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
      // It may have failed before anybody was there to hear of it.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) onBroken()
      }}
    />
  )
}
