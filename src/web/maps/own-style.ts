import type { StyleSpecification } from 'maplibre-gl'
import type { AtlasData } from './atlas-data.ts'

export type MapColours = { water: string; land: string; line: string; text: string }

/** The colours of the drawing, which has the site's palette. */
export function coloursOf(container: HTMLElement): MapColours {
  const computed = (selector: string) => {
    const element = container.parentElement?.querySelector(selector)
    return element ? getComputedStyle(element) : null
  }
  const land = computed('.map-picture__land')
  return {
    water: computed('.map-picture')?.backgroundColor ?? '#dddddd',
    land: land?.fill ?? '#ffffff',
    line: land?.stroke ?? '#888888',
    text: computed('.map-picture__town')?.fill ?? '#444444',
  }
}

/** Our own style: the coast, the borders of the states, and towns by their size. */
export async function ownStyle({ water, land, line, text }: MapColours): Promise<StyleSpecification> {
  const answer = await fetch('/maps/australia.json')
  if (!answer.ok) throw new Error('The coast could not be loaded.')
  const atlas = (await answer.json()) as AtlasData
  return {
    version: 8,
    sources: {
      land: {
        type: 'geojson',
        data: { type: 'MultiPolygon', coordinates: atlas.land.map((ring) => [ring]) },
      },
      borders: { type: 'geojson', data: { type: 'MultiLineString', coordinates: atlas.borders } },
      towns: {
        type: 'geojson',
        attribution: 'Natural Earth, GeoNames',
        data: {
          type: 'FeatureCollection',
          features: atlas.towns.map(([name, longitude, latitude], rank) => ({
            type: 'Feature',
            properties: { name, rank },
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
          })),
        },
      },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': line } },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        maxzoom: 8,
        paint: { 'line-color': line, 'line-dasharray': [4, 3] },
      },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        layout: {
          'text-field': ['get', 'name'],
          'text-size': 13,
          'text-padding': 8,
          // The larger of two towns that touch keeps its name.
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: { 'text-color': text, 'text-halo-color': land, 'text-halo-width': 1.5 },
      },
    ],
  }
}
