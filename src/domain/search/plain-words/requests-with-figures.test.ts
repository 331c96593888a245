import { describe, expect, test } from 'vitest'
import { casesOf, describeMeaning } from './sample-requests.ts'

/** Each request with the address it gives. After the stroke comes the remaining text. */
const requests = {
  money: `
    $40,000 => price=:40000
    40k => price=:40000
    under 40k => price=:40000
    under $40k => price=:40000
    less than 40 grand => price=:40000
    below forty thousand suv => body=SUV&price=:40000
    less than ten grand => price=:10000
    up to thirty five thousand on an suv => body=SUV&price=:35000
    around the 20k mark => price=18000:22000
    forty utes => body=Ute | forty
    max 150 000km => km=:150000
    done less than 200 thou => km=:200000
    7 seats at least => seats=7&seats=8
    seats five => seats=5
    fits 8 => seats=8
    up to 25,000 dollars => price=:25000
    max 35000 => price=:35000
    35000 max => price=:35000
    hatch 20k or less => body=Hatchback&price=:20000
    no more than $15,000 => price=:15000
    cheaper than 12k => price=:12000
    <20k hatch => body=Hatchback&price=:20000
    sub 20k hatch => body=Hatchback&price=:20000
    budget 25k suv => body=SUV&price=:25000
    25k budget suv => body=SUV&price=:25000
    my budget is 30 grand => price=:30000
    price under 30000 => price=:30000
    priced from 20k to 30k => price=20000:30000
    30-40k => price=30000:40000
    $10-15k => price=10000:15000
    $15,000 - $20,000 hatch => body=Hatchback&price=15000:20000
    10k to 15k => price=10000:15000
    between 20 and 30 thousand => price=20000:30000
    between $20,000 and $30,000 => price=20000:30000
    10,000-15,000 => price=10000:15000
    from 20 grand => price=20000:
    over 50k => price=50000:
    > $50k suv => body=SUV&price=50000:
    50k+ => price=50000:
    at least 30 thousand => price=30000:
    over 20k under 30k => price=20000:30000
    around 25k => price=22500:27500
    25k-ish => price=22500:27500
    approx $18,000 => price=16200:19800
    golf under 2000 => model=Golf&price=:2000
    suv up to 2000 => body=SUV&price=:2000
    suv 2000 or less => body=SUV&price=:2000
    suv max 2000 => body=SUV&price=:2000
    under 40 => -
    40000 => -`,

  'weekly amounts': `
    under $150 a week => weekly_price=:150
    150pw => weekly_price=:150
    $150 p/w => weekly_price=:150
    $100/week suv => body=SUV&weekly_price=:100
    80 bucks a week => weekly_price=:80
    less than 120 weekly => weekly_price=:120
    between 100 and 150 per week => weekly_price=100:150
    ute under $600 a month => body=Ute | under $600 a month`,

  kilometres: `
    under 80,000 km => km=:80000
    80000kms => km=:80000
    less than 100k kms => km=:100000
    under 100 thousand kilometres => km=:100000
    km under 60000 => km=:60000
    odometer below 80k => km=:80000
    50-100k kms => km=50000:100000
    around 50,000 km => km=45000:55000
    less than 90k on the clock => km=:90000
    low kms suv => body=SUV&km=:50000
    low mileage => km=:50000
    suv under 40k under 40,000 km => body=SUV&price=:40000&km=:40000`,

  years: `
    2019 => year=2019
    2018 or 2019 suv => body=SUV&year=2018&year=2019
    2019 model suv => body=SUV&year=2019
    MY19 suv => body=SUV&year=2019
    newer than 2018 => year=2019:
    after 2018 => year=2019:
    from 2020 => year=2020:
    2020+ => year=2020:
    2020 onwards => year=2020:
    2020 or newer => year=2020:
    since 2017 suv => body=SUV&year=2017:
    older than 2010 => year=:2009
    before 2015 ute => body=Ute&year=:2014
    suv before 2000 => body=SUV&year=:1999
    suv older than 2000 => body=SUV&year=:1999
    suv 2000 or older => body=SUV&year=:2000
    suv no newer than 2000 => body=SUV&year=:2000
    suv year under 2000 => body=SUV&year=:1999
    suv 2000 or newer => body=SUV&year=2000:
    suv from 2000 => body=SUV&year=2000:
    under 2010 suv => body=SUV&year=:2009
    2000 suv => body=SUV&year=2000
    2015 or older => year=:2015
    2015 to 2019 => year=2015:2019
    2015-2019 => year=2015:2019
    2015-19 suv => body=SUV&year=2015:2019
    between 2015 and 2018 => year=2015:2018
    around 2018 => year=2017:2019
    last 3 years => year=2023:
    suv under 5 years old => body=SUV&year=2021:
    no more than 3 years old => year=2023:
    $2019 => price=:2019
    suv with 7 year warranty => body=SUV | 7 year warranty`,

  places: `
    near Toowoomba => near=Toowoomba
    suv near Richmond VIC => body=SUV&near=Richmond VIC
    suv close to 4350 => body=SUV&near=4350
    around 4350 => near=4350
    within 50km of Toowoomba => near=Toowoomba
    ute within 2 hours of Toowoomba => body=Ute&near=Toowoomba
    suv in Ballarat => body=SUV&near=Ballarat
    suv in brisbane => body=SUV&city=Brisbane
    suv near brisbane => body=SUV&near=Brisbane
    suv gold coast => body=SUV&city=Gold Coast
    ute in orange => body=Ute&colour=Orange
    ute near Orange => body=Ute&near=Orange
    ute in Queensland => body=Ute&state=qld
    new south wales utes => body=Ute&state=nsw
    suv at Harbour Motors Aspley => body=SUV&location_name=Harbour Motors Aspley
    suv near me => body=SUV
    suv near Zeppelinville => body=SUV | near Zeppelinville
    ute in 2019 => body=Ute&year=2019
    ute ballarat => body=Ute&near=Ballarat
    hilux toowoomba => model=HiLux&near=Toowoomba
    ute orange => body=Ute&colour=Orange`,
}

describe.each(Object.entries(requests))('SRCH-16 %s', (_topic, table) => {
  test.each(casesOf(table))('“%s” gives %s', (request, meaning) => {
    expect(describeMeaning(request)).toBe(meaning)
  })
})
