import type { EmbedAddress } from './port.ts'

/** A place in the Maps Embed API of Google, which is free and needs a key that visitors can see. */
export const googleEmbedAddress: EmbedAddress = ({ name, latitude, longitude, key, zoom }) => {
  const query = new URLSearchParams({ key, q: name, center: `${latitude},${longitude}`, zoom: String(zoom) })
  return `https://www.google.com/maps/embed/v1/place?${query.toString()}`
}

/** A demo shows where the map would be. */
export const sandboxEmbedAddress: EmbedAddress = () => null
