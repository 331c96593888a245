import { feed, headers, lead, page, phones } from './probes.ts'
import { row, type Row } from './row.ts'

const home = page('/')
const car = page('/cars/hilux')
const contact = page('/contact?step=enquiry')
const place = page('/locations/harbour-wynnum')
const places = page('/locations')
const times = page('/api/test-drive/appointments?location=10')
const answers = page('/api/search')
const nearby = page('/search?near=4178')
/** Without locations, forms ask for the dealership. */
const placeless = { locations: [], specialHours: [], reviews: [] }

/** The settings of dealerships, locations and how they are shown. */
export const placeRows: Record<string, Row> = {
  'dealerships[].id': row(lead({ dealership_slug: 'summit' }), '7', placeless),
  'dealerships[].slug': row(contact, 'peak', placeless),
  'dealerships[].name': row(home, 'Peak Motors'),
  'dealerships[].licenceNumber': row(home, 'LMD 2'),
  'dealerships[].repairerLicenceNumber': row(home, 'MVR 2'),
  'dealerships[].rating.average': row(home, 4.9),
  'dealerships[].rating.count': row(home, 4000),
  'locations[].id': row(car, '11', { specialHours: [], reviews: [] }),
  'locations[].type': row(times, 'service'),
  'locations[].dealershipSlug': row(lead({ location: '10' }), 'summit'),
  'locations[].name': row(places, 'Harbour Manly'),
  'locations[].slug': row(answers, 'the-bay'),
  'locations[].distributionLocations': row(answers, ['20']),
  'locations[].phone': row(phones, '07 7010 0099'),
  'locations[].street': row(place, '2 Bay Terrace'),
  'locations[].city': row(place, 'Manly'),
  'locations[].state': row(place, 'vic'),
  'locations[].postcode': row(place, '4179'),
  'locations[].latitude': row(nearby, -28),
  'locations[].longitude': row(nearby, 152),
  'locations[].placeUrl': row(place, 'https://maps.example/other'),
  'locations[].timeZone': row(times, 'Australia/Perth'),
  'locations[].feedCodes': row(feed, ['Y2']),
  'locations[].tag': row(places, 'Moved'),
  'locations[].visible': row(places, false),
  'locations[].image': row(places, 'https://pictures.example/wynnum.jpg'),
  'locations[].manufacturers': row(place, ['Mazda']),
  'locations[].subtypes': row(places, ['buying']),
  'locations[].rating.average': row(places, 4.9),
  'locations[].rating.count': row(places, 4000),
  'specialHours[].from': row(place, '2026-03-19'),
  'specialHours[].until': row(place, '2026-03-22'),
  'specialHours[].name': row(place, 'Other day'),
  'specialHours[].department': row(place, 'parts'),
  'specialHours[].locationIds': row(place, ['20']),
  'specialHours[].opens': row(place, '09:30'),
  'specialHours[].closes': row(place, '12:30'),
  'reviews[].id': row(home, 'hidden', { 'locationDisplay.hiddenReviewIds': ['hidden'] }),
  'reviews[].locationId': row(place, '20'),
  'reviews[].name': row(home, 'Sam'),
  'reviews[].stars': row(home, 4),
  'reviews[].text': row(home, 'Very good.'),
  'reviews[].day': row(home, '2025-02-01'),
  'reviews[].source': row(home, 'Facebook'),
  'locationDisplay.hideReviews': row(home, true),
  'locationDisplay.minimumRating': row(home, 4.8),
  'locationDisplay.hiddenReviewIds': row(home, ['1']),
  'locationDisplay.sixDayWording': row(place, 'Mon - Sat'),
  'map.kind': row(place, 'drawn'),
  'map.styleUrl': row(place, 'https://tiles.example/style.json'),
  'map.talksTo': row(headers, ['https://letters.example'], {
    'map.styleUrl': 'https://tiles.example/style.json',
  }),
  'map.embedKey': row(place, 'AIzaSomeOtherKeyOfTheDealer', { 'map.kind': 'embed' }),
  'locations[].hours[].day': row(place, 2),
  'locations[].hours[].opens': row(place, '09:00'),
  'locations[].hours[].closes': row(place, '17:00'),
}
