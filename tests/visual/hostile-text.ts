/** Makes every card and heading on a page as awkward as in real feeds. Runs inside the browser. */
export function hostileText(): void {
  const put = (selector: string, text: string) => {
    for (const element of document.querySelectorAll(selector)) element.textContent = text
  }
  put('.car-card__title > a, .similar-car__reason', '2024 Mercedes-Benz Sprinter Transfer')
  put('.car-card__subtitle, .car-page__subtitle', 'LandCruiser70-GXL/Workmate VDJL79R')
  put('.price__amount', '$1,234,567')
  put('.price__type', 'Excluding Government Charges, subject to availability')
  put('.car-card__place', 'Llanfairpwllgwyngyll-Woolloomooloo Pre-Owned Superstore')
  put('.site-footer__name', 'Woolloomooloo-Wollongong Prestige Pre-Owned Vehicle Superstore')
  for (const price of document.querySelectorAll('.price:not(.price--text)')) {
    if (price.querySelector('.price__was')) continue
    const was = document.createElement('s')
    was.className = 'price__was'
    was.textContent = '$1,334,567'
    price.prepend(was)
  }
  for (const picture of document.querySelectorAll('.car-card__picture')) {
    const card = picture.closest('.car-card')
    const tag = card?.querySelector('.car-tag') ?? document.createElement('span')
    if (!(tag instanceof HTMLSpanElement)) continue
    tag.className = 'car-tag car-tag--custom'
    tag.textContent = 'Manager’s special of the week'
    if (!tag.isConnected) picture.after(tag)
  }
}
