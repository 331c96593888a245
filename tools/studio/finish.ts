/** The material of an unpainted part of the surface. */
export type Finish = {
  colour: string
  /** 0 is a mirror, 1 is chalk. */
  roughness: number
  metalness: number
  /** How much it glows. */
  glow: number
}

export const finishes = {
  glass: { colour: '#0a0e11', roughness: 0.03, metalness: 0, glow: 0 },
  glossBlack: { colour: '#08090a', roughness: 0.2, metalness: 0, glow: 0 },
  plastic: { colour: '#15171a', roughness: 0.62, metalness: 0, glow: 0 },
  mesh: { colour: '#060708', roughness: 0.7, metalness: 0, glow: 0 },
  chrome: { colour: '#c4c9ce', roughness: 0.16, metalness: 1, glow: 0 },
  gap: { colour: '#050505', roughness: 0.7, metalness: 0, glow: 0 },
  lampHousing: { colour: '#1d2227', roughness: 0.06, metalness: 0.3, glow: 0 },
  reflector: { colour: '#b8c2cc', roughness: 0.12, metalness: 0.8, glow: 0.06 },
  lens: { colour: '#dfe7ee', roughness: 0.1, metalness: 0.2, glow: 0.35 },
  lamp: { colour: '#f4f8ff', roughness: 0.2, metalness: 0, glow: 0.75 },
  tailLamp: { colour: '#7d070c', roughness: 0.06, metalness: 0, glow: 0.12 },
  tailGlow: { colour: '#d3141a', roughness: 0.1, metalness: 0, glow: 0.45 },
  plate: { colour: '#e4e6e3', roughness: 0.45, metalness: 0, glow: 0 },
  cloth: { colour: '#141517', roughness: 0.95, metalness: 0, glow: 0 },
} as const satisfies Record<string, Finish>
