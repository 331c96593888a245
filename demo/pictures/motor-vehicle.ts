import type { BodyShape, PillarShape } from './body-shapes.ts'
import { type Outline, short, smoothThrough } from './outline.ts'
import { darker, lighter } from './shade.ts'
import { gradient, inStudio } from './studio.ts'
import { wheelAt, wheelDefs } from './wheel.ts'

/** A motor vehicle of no particular make, from the side. */
export function drawMotorVehicle(shape: BodyShape, paint: string): string {
  return inStudio({
    extent: { from: left(shape.outline), to: right(shape.outline) },
    defs: paintDefs(shape, paint) + outlineDefs(shape) + wheelDefs,
    body: [
      underbody(shape),
      `<use href="#body" fill="url(#paint)"/>`,
      `<g clip-path="url(#in-body)" fill="none">${flank(shape, paint)}</g>`,
      window(shape),
      panels(shape, paint),
      `<use href="#body" fill="none" stroke="${darker(paint, 0.4)}" stroke-width="7"/>`,
      lamps(shape),
      shape.softTop ? `<path d="${smoothThrough(shape.softTop)}z" fill="#23262a"/>` : '',
      mirrorPod(shape, paint),
      wheelAt(0, shape.wheelRadius),
      wheelAt(shape.wheelbase, shape.wheelRadius),
    ].join(''),
  })
}

/** The gap between a tyre and its wheel arch. */
const ARCH_GAP = 1.13

/** The two outlines that are drawn several times, and the clip paths for what is inside them. */
function outlineDefs(shape: BodyShape) {
  return [
    `<path id="body" d="${bodyPath(shape)}"/>`,
    `<path id="glass" d="${smoothThrough(shape.glass)}z"/>`,
    '<clipPath id="in-body"><use href="#body"/></clipPath><clipPath id="in-glass"><use href="#glass"/></clipPath>',
  ].join('')
}

function bodyPath(shape: BodyShape) {
  const arch = shape.wheelRadius * ARCH_GAP
  const drop = shape.wheelRadius - shape.sill
  const reach = Math.sqrt(arch ** 2 - drop ** 2)
  const large = drop > 0 ? 1 : 0
  const over = (axle: number) =>
    `L${short(axle + reach)} ${shape.sill}A${short(arch)} ${short(arch)} 0 ${large} 1 ${short(axle - reach)} ${shape.sill}`
  return `${smoothThrough(shape.outline)}${over(shape.wheelbase)}${over(0)}z`
}

function paintDefs({ outline, sill }: BodyShape, paint: string) {
  const top = Math.max(...outline.map(([, y]) => y))
  return [
    gradient('paint', `gradientUnits="userSpaceOnUse" x2="0" y1="${top}" y2="${sill}"`, [
      `0 ${lighter(paint, 0.45)}`,
      `.14 ${lighter(paint, 0.16)}`,
      `.37 ${lighter(paint, 0.3)}`,
      `.46 ${paint}`,
      `.62 ${darker(paint, 0.2)}`,
      `.74 ${lighter(paint, 0.07)}`,
      `1 ${darker(paint, 0.6)}`,
    ]),
    gradient('ends', '', ['0 #000 .38', '.11 #000 0', '.91 #000 0', '1 #000 .42']),
    gradient('tint', 'x2="0" y2="1"', ['0 #10151a', '.6 #2a343d', '1 #64737f']),
    gradient('lamp', '', ['0 #eef3f6', '.55 #9aa6b0', '1 #414a53']),
    gradient('tail', 'x2="1" y2="1"', ['0 #7a0b12', '.5 #c3161c', '1 #ff5a4f']),
  ].join('')
}

function underbody({ wheelbase, wheelRadius, sill }: BodyShape) {
  const well = (x: number) => `<circle cx="${x}" cy="${wheelRadius}" r="${short(wheelRadius * 1.14)}"/>`
  return `<g fill="#0a0c0e"><path d="M0 ${sill + 40}H${wheelbase}V${sill - 60}H0z"/>${well(0)}${well(wheelbase)}</g>`
}

function flank({ outline, shoulder, cladding, wheelbase, wheelRadius, sill }: BodyShape, paint: string) {
  const from = left(outline)
  const width = right(outline) - from
  const line = smoothThrough(shoulder)
  const under = smoothThrough(shoulder.map(([x, y, softness]) => [x, y - 32, softness]))
  const arch = wheelRadius * ARCH_GAP
  const skirt = cladding ? 120 : 45
  return [
    `<path d="${under}" stroke="${darker(paint, 0.65)}" stroke-opacity=".35" stroke-width="42"/>`,
    `<path d="${line}" stroke="${lighter(paint, 0.7)}" stroke-opacity=".8" stroke-width="15"/>`,
    `<path d="M${short(arch + 90)} ${sill + 190}Q${short(wheelbase / 2)} ${sill + 130} ${short(wheelbase - arch - 60)} ${sill + 230}" stroke="${lighter(paint, 0.55)}" stroke-opacity=".5" stroke-width="18"/>`,
    `<path d="M${from} ${sill + skirt}h${width}V0H${from}z" fill="#17191c"/>`,
    cladding
      ? [0, wheelbase]
          .map(
            (x) =>
              `<circle cx="${x}" cy="${wheelRadius}" r="${short(arch + 30)}" stroke="#1d2023" stroke-width="85"/>`,
          )
          .join('')
      : '',
    `<path d="M${from} 2200h${width}V0H${from}z" fill="url(#ends)"/>`,
  ].join('')
}

function window(shape: BodyShape) {
  const [start] = shape.glass
  const shine = (x: number, width: number, opacity: number) =>
    `<path d="M${x} 800l560 1100h${width}l-560-1100z" fill="#fff" opacity=".${opacity}"/>`
  const at = (start?.[0] ?? 0) + 60
  return [
    '<g clip-path="url(#in-glass)"><use href="#glass" fill="url(#tint)"/>',
    shine(at, 330, 13),
    shine(at + 450, 90, 1),
    ...shape.pillars.map(pillar),
    '</g>',
    '<use href="#glass" fill="none" stroke="#9aa2a9" stroke-width="10"/>',
  ].join('')
}

function pillar([x, width, lean]: PillarShape) {
  return `<path d="M${x} 850l${-lean} 950h${width}l${lean}-950z" fill="#121518"/>`
}

function panels({ seams, handles, roofRails }: BodyShape, paint: string) {
  const handle = ([x, y]: readonly [number, number]) =>
    `<rect x="${x}" y="${y}" width="185" height="30" rx="14" fill="${lighter(paint, 0.25)}" stroke="${darker(paint, 0.5)}" stroke-width="5"/>`
  return [
    `<path d="${seams.map(smoothThrough).join('')}" fill="none" stroke="${darker(paint, 0.48)}" stroke-width="9"/>`,
    ...handles.map(handle),
    roofRails ? `<path d="${smoothThrough(roofRails)}" fill="none" stroke="#2b2f34" stroke-width="26"/>` : '',
  ].join('')
}

function lamps({ headlamp, tailLamp }: BodyShape) {
  const lamp = (line: Outline, fill: string, edge: string) =>
    `<path d="${smoothThrough(line)}z" fill="url(#${fill})" stroke="${edge}" stroke-width="7"/>`
  return lamp(headlamp, 'lamp', '#0c0f12') + lamp(tailLamp, 'tail', '#3a0508')
}

function mirrorPod({ mirror: [x, y] }: BodyShape, paint: string) {
  return `<path d="M${x} ${y}c-25 95 25 135 105 130c75-5 95-55 80-120c-60-15-120-15-185-10z" fill="${lighter(paint, 0.1)}" stroke="${darker(paint, 0.5)}" stroke-width="7"/>`
}

function left(line: Outline) {
  return Math.min(...line.map(([x]) => x))
}

function right(line: Outline) {
  return Math.max(...line.map(([x]) => x))
}
