import { describe, expect, test } from 'vitest'
import { casesOf, describeMeaning } from './sample-requests.ts'

/** Each request with the address it gives. After the stroke comes the remaining text. */
const requests = {
  'a whole request': `
    white diesel ute under 40k near Toowoomba => body=Ute&fuel=Diesel&colour=White&price=:40000&near=Toowoomba
    WHITE DIESEL UTE UNDER 40K NEAR TOOWOOMBA => body=Ute&fuel=Diesel&colour=White&price=:40000&near=Toowoomba
    I'm looking for a white diesel ute, under $40,000, near Toowoomba please => body=Ute&fuel=Diesel&colour=White&price=:40000&near=Toowoomba
    grey or silver automatic hatch under $22k with apple carplay => body=Hatchback&transmission=Automatic&colour=Grey&colour=Silver&filtered_features=Apple CarPlay&price=:22000
    used toyota hilux 4x4 2018 or newer less than 120,000 kms => make=Toyota&model=HiLux&car_type=used&drive=4x4&km=:120000&year=2018:
    do you have any 7 seater suvs in Brisbane for less than 50 grand? => body=SUV&seats=7&city=Brisbane&price=:50000
    second hand people mover, auto, 8 seats, low kms => body=People Mover&car_type=used&transmission=Automatic&seats=8&km=:50000
    cheapest electric car with leather seats => fuel=Electric&filtered_features=Leather Seats&sortBy=price-asc
    show me red convertibles from 2015 to 2019 => body=Convertible&colour=Red&year=2015:2019
    i want a work ute with a towbar and bull bar under 35k => categories=Work Utes&filtered_features=Tow Bar&filtered_features=Bull Bar&price=:35000`,

  'names alone, left to the text search': `
    toyota hilux => -
    mazda 3 => -
    hilux sr5 => -
    mazda cx-5 gt => -
    bmw 320i => -
    isuzu ute => -
    peugeot 2008 => -
    toyota 86 => -
    413302 => -
    JTEBR3FJ30K123456 => -
    ABC12D => -
    zeppelin => -
    tow => -`,

  'names with other words': `
    toyota hilux ute => make=Toyota&model=HiLux&body=Ute
    toyota for sale => make=Toyota
    hilux or ranger => model=HiLux&model=Ranger
    looking for a hilux => model=HiLux
    mazda 3 2019 => make=Mazda&model=3&year=2019
    bmw 320i under 30k => make=BMW&model=320i&price=:30000
    peugeot 2008 under 20k => make=Peugeot&model=2008&price=:20000
    hyundai i30 or mazda 3 auto under 25k => make=Hyundai&make=Mazda&model=i30&model=3&transmission=Automatic&price=:25000
    hilux sr5 4x4 under 60k => model=HiLux&drive=4x4&price=:60000 | sr5
    ford ranger wildtrak 4x4 dual cab => make=Ford&model=Ranger&body=Ute&drive=4x4 | wildtrak
    golf gti manual => model=Golf&transmission=Manual | gti
    isuzu d-max 4x4 => make=Isuzu Ute&model=D-MAX&drive=4x4
    vw golf manual => make=Volkswagen&model=Golf&transmission=Manual
    vw diesel => make=Volkswagen&fuel=Diesel
    beemer x5 diesel => make=BMW&model=X5&fuel=Diesel
    chevy under 90k => make=Chevrolet&price=:90000
    commy manual => model=Commodore&transmission=Manual
    landy disco white => make=Land Rover&model=Discovery&colour=White
    subie outback 2019 => make=Subaru&model=Outback&year=2019
    lc200 diesel => model=LandCruiser&fuel=Diesel
    merc suv => make=Mercedes-Benz&body=SUV
    mercedes benz glc diesel => make=Mercedes-Benz&model=GLC&fuel=Diesel
    prado diesel => model=LandCruiser Prado&fuel=Diesel
    white landcruiser => model=LandCruiser&colour=White
    tesla model 3 white => make=Tesla&model=Model 3&colour=White
    model y white => model=Model Y&colour=White
    range rover sport diesel => model=Range Rover Sport&fuel=Diesel
    3 series sedan => model=3 Series&model=320i&body=Sedan
    x5 diesel => model=X5&fuel=Diesel
    santa fe 7 seats => model=Santa Fe&seats=7
    mustang convertible => model=Mustang&body=Convertible
    holden ute manual => make=Holden&model=Ute&transmission=Manual
    rams under 90k => make=RAM&price=:90000
    byd suv => make=BYD&body=SUV`,

  'bodies and their synonyms': `
    utes => body=Ute
    pick up => body=Ute
    SUVs => body=SUV
    utes and SUVs => body=Ute&body=SUV
    ute/van => body=Ute&body=Van
    hatch back auto => body=Hatchback&transmission=Automatic
    hatches => body=Hatchback
    station wagon => body=Wagon
    cabriolet => body=Convertible
    soft top => body=Convertible
    people-mover => body=People Mover
    people movers => body=People Mover
    minivan => body=People Mover
    vans => body=Van
    coupés => body=Coupe
    dual cab ute => body=Ute
    single cab ute => body=Ute
    2 door coupe => body=Coupe | 2 door`,

  'fuel, drive and transmission': `
    petrol => fuel=Petrol
    unleaded hatch => body=Hatchback&fuel=Petrol
    turbo diesel 4x4 => fuel=Diesel&drive=4x4
    hybrid suv => body=SUV&fuel=Hybrid
    plug-in hybrids => fuel=Plug-in Hybrid
    phev => fuel=Plug-in Hybrid
    EV under 60k => fuel=Electric&price=:60000
    electric or hybrid => fuel=Electric&fuel=Hybrid
    4wd manual => transmission=Manual&drive=4x4
    four wheel drive ute => body=Ute&drive=4x4
    awd wagon => body=Wagon&drive=AWD
    all wheel drive => drive=AWD
    rear wheel drive coupe => body=Coupe&drive=RWD
    2wd suv => body=SUV&drive=4x2&drive=FWD&drive=RWD
    stick shift => transmission=Manual
    autos => transmission=Automatic
    automatic transmission suv => body=SUV&transmission=Automatic
    v8 manual => transmission=Manual | v8
    3.0 diesel ute => body=Ute&fuel=Diesel | 3.0`,

  'new, demonstrator and used': `
    brand new suv => body=SUV&car_type=new
    ex-demo suv => body=SUV&car_type=demo
    new or demo utes => body=Ute&car_type=new&car_type=demo
    pre-owned sedan => body=Sedan&car_type=used
    near new suv => body=SUV | near new
    ute with new tyres => body=Ute | new tyres
    coming soon utes => body=Ute&status=coming_soon`,

  'colours and seats': `
    white or black suv => body=SUV&colour=White&colour=Black
    gray sedan => body=Sedan&colour=Grey
    orange ute => body=Ute&colour=Orange
    black suv with red interior => body=SUV&colour=Black | red interior
    7 seats => seats=7
    seven-seater => seats=7
    7+ seats => seats=7&seats=8
    at least 5 seats suv => body=SUV&seats=5&seats=7&seats=8
    8 seater or more => seats=8
    suv that isn't white or silver => body=SUV&colour=Grey&colour=Black&colour=Blue&colour=Red&colour=Green&colour=Orange
    sedan without a cvt => body=Sedan, but not: without a cvt
    sedan without an auto => body=Sedan&transmission=Manual
    cheapie in brizzie => near=Brisbane&sortBy=price-asc
    4by4 in brissie => drive=4x4&near=Brisbane
    12 seater van => body=Van | 12 seater`,

  'sort orders': `
    cheapest suv => body=SUV&sortBy=price-asc
    cheap utes => body=Ute&sortBy=price-asc
    most expensive suv => body=SUV&sortBy=price-desc
    latest suvs => body=SUV&sortBy=latest
    newest utes first => body=Ute&sortBy=latest | first
    lowest kms ute => body=Ute | lowest kms`,

  negations: `
    not white => colour=Silver&colour=Grey&colour=Black&colour=Blue&colour=Red&colour=Green&colour=Orange
    suv but not black or white => body=SUV&colour=Silver&colour=Grey&colour=Blue&colour=Red&colour=Green&colour=Orange
    no diesel => fuel=Petrol&fuel=Hybrid&fuel=Plug-in Hybrid&fuel=Electric
    no automatics => transmission=Manual
    used suv not an automatic => body=SUV&car_type=used&transmission=Manual
    hybrid or electric but no electric => fuel=Hybrid
    ute without sunroof => body=Ute, but not: without sunroof
    without sunroof => , but not: without sunroof
    suv not a toyota corolla => body=SUV, but not: not a toyota corolla
    ute no accidents => body=Ute | no accidents`,

  'typing mistakes': `
    deisel ute => body=Ute&fuel=Diesel
    auotmatic suv => body=SUV&transmission=Automatic
    hatchbak auto => body=Hatchback&transmission=Automatic
    slver sedan => body=Sedan&colour=Silver
    whte ute => body=Ute&colour=White
    convertable => body=Convertible
    toyta ute => make=Toyota&body=Ute
    landcrusier diesel => model=LandCruiser&fuel=Diesel
    hi lux diesel => model=HiLux&fuel=Diesel
    cx5 under 30k => model=CX-5&price=:30000
    long range ev => fuel=Electric | long range
    patrol 4x4 => model=Patrol&drive=4x4`,

  'quotes, and words that are not filters': `
    "white ute" => -
    white "diesel ute" => colour=White | "diesel ute"
    “family car” under 20k => price=:20000 | “family car”
    reliable family car under 20k => price=:20000 | reliable family
    suv 5 star ancap => body=SUV | 5 star ancap
    a 4 cylinder hatch => body=Hatchback | 4 cylinder
    ute 2,500 kg => body=Ute | 2,500 kg
    towing car under 30k => categories=Tow Vehicles&price=:30000
    first car for my daughter under 10k => price=:10000
    electric windows ute => body=Ute | electric windows
    t-cross suv => body=SUV | t-cross`,
}

describe.each(Object.entries(requests))('SRCH-16 %s', (_topic, table) => {
  test.each(casesOf(table))('“%s” gives %s', (request, meaning) => {
    expect(describeMeaning(request)).toBe(meaning)
  })
})
