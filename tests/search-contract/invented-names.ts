/** Makes with their models, most frequent first, including names with dashes, numbers, two words and accents. */
export const modelsOfMakes: readonly (readonly [make: string, models: readonly string[]])[] = (
  [
    ['Toyota', 'HiLux,Corolla,RAV4,Land Cruiser,Camry,Prado,Yaris Cross,Kluger,C-HR,GR86,HiAce,Fortuner'],
    ['Ford', 'Ranger,Everest,Mustang,Focus,Escape,Puma,Transit Custom,Territory,Falcon,F-150'],
    ['Mazda', 'CX-5,Mazda3,CX-3,BT-50,CX-30,Mazda2,CX-9,MX-5,CX-60,Mazda6,CX-8,CX-90'],
    ['Hyundai', 'i30,Tucson,Kona,Santa Fe,iLoad,Palisade,Venue,Ioniq 5,Staria,i20'],
    ['Mitsubishi', 'Triton,Outlander,ASX,Pajero Sport,Eclipse Cross,Mirage,Express,Lancer'],
    ['Kia', 'Sportage,Cerato,Seltos,Sorento,Carnival,Picanto,Stonic,EV6,Niro,Stinger'],
    ['Nissan', 'X-Trail,Navara,Qashqai,Patrol,Juke,Leaf,Pathfinder,Z'],
    ['Isuzu', 'D-Max,MU-X'],
    ['Volkswagen', 'Golf,Tiguan,Amarok,Polo,T-Cross,T-Roc,Caddy,Passat,Touareg,Transporter'],
    ['Subaru', 'Forester,Outback,XV,Impreza,WRX,BRZ,Liberty,Crosstrek'],
    ['Mercedes-Benz', 'C200,A180,GLC300,E300,GLA250,Sprinter,Vito,GLE400,CLA200,EQA250'],
    ['BMW', '320i,X3,X5,X1,118i,330i,M3,iX3,420i,530d'],
    ['Honda', 'CR-V,Civic,HR-V,Jazz,Accord,Odyssey,ZR-V'],
    ['Audi', 'A3,Q5,Q3,A4,Q7,e-tron GT,A1,Q2,S3,TT'],
    ['MG', 'ZS,MG3,HS,MG4,ZST,MG5'],
    ['Suzuki', 'Swift,Vitara,Jimny,Baleno,Ignis,S-Cross'],
    ['GWM', 'Ute,Haval Jolion,Haval H6,Tank 300,Ora'],
    ['Holden', 'Colorado,Commodore,Captiva,Astra,Trax,Barina,Cruze,Trailblazer'],
    ['Jeep', 'Grand Cherokee,Wrangler,Compass,Gladiator,Renegade'],
    ['Land Rover', 'Discovery,Defender,Freelander 2,Discovery Sport'],
    ['Range Rover', 'Evoque,Sport,Velar,Vogue'],
    ['Lexus', 'NX350h,RX450h,UX250h,ES300h,IS350,LX570'],
    ['Volvo', 'XC60,XC40,XC90,V60,S60,C40'],
    ['Škoda', 'Octavia,Kodiaq,Fabia,Superb,Kamiq,Karoq'],
    ['Peugeot', '3008,2008,308,5008,Partner,508'],
    ['Renault', 'Koleos,Captur,Arkana,Trafic,Mégane,Kangoo'],
    ['Citroën', 'C4,C3,C5 Aircross,Berlingo'],
    ['LDV', 'T60,D90,Deliver 9,G10,eT60'],
    ['Tesla', 'Model 3,Model Y,Model S,Model X'],
    ['BYD', 'Atto 3,Dolphin,Seal,Shark,Sealion 6'],
    ['Porsche', 'Cayenne,Macan,911,Taycan,Boxster'],
    ['Jaguar', 'F-Pace,XE,E-Pace,F-Type,I-Pace'],
    ['Mini', 'Cooper,Countryman,Clubman'],
    ['Fiat', '500,Ducato,Doblo,500X'],
    ['Alfa Romeo', 'Giulia,Stelvio,Giulietta,Tonale'],
    ['Chery', 'Omoda 5,Tiggo 7 Pro,Tiggo 8 Pro'],
    ['Ssangyong', 'Musso,Rexton,Korando,Tivoli'],
    ['Ram', '1500,2500'],
    ['Chevrolet', 'Silverado,Corvette,Camaro'],
    ['Genesis', 'GV70,G70,GV80,GV60'],
  ] as const
).map(([make, models]) => [make, models.split(',')])

export const grades = list(
  'GX,SR5,Sport,GXL,XLT,Elite,Ascent Sport,Active,Touring,Maxx,Highlander,ST-L,Wildtrak,Neo,Limited,Premium,Akari,N Line,Executive,GT-Line,LS-U,Vogue,Titanium,Comfortline,Highline,R-Line,Luxury,Evolve,Trailhawk,AMG Line,Essential,Ultimate,Ambiente,Excite,Core,M Sport',
)
export const gradeExtras = list(
  'Hybrid,Auto,Double Cab,AWD,4x4,Turbo,Plus,Pack,Dual Cab Pick-up,Cab Chassis,7 Seat,Long Wheelbase',
)
export const bodies = list(
  'SUV,Ute,Hatchback,Sedan,Wagon,Van,Coupe,Convertible,People Mover,Cab Chassis,Bus,Truck',
)
export const fuels = list('Petrol,Diesel,Hybrid,Electric,Plug-in Hybrid,LPG,Petrol - Premium,Hydrogen')
export const transmissions = list('Automatic,Manual,CVT,Dual Clutch')
export const drives = list('FWD,4WD,AWD,RWD')
export const colours = list(
  'White,Silver,Black,Grey,Blue,Red,Graphite,Bronze,Green,Pearl White,Orange,Brown,Yellow,Beige,Gold,Burgundy,Copper,Khaki,Purple,Sand,Turquoise,Champagne,Charcoal,Ivory,Mint',
)
export const tags = list('Manager Special,Low Kms,One Owner,Test Drive Only,Just Arrived,Price Drop')
export const categories = list('Family,Tradie,First Car,Towing,Off Road,City,Luxury,Economy,Fleet,Weekend')
export const placesOfStates: readonly (readonly [state: string, cities: readonly string[]])[] = [
  [
    'qld',
    list('Brisbane,Toowoomba,Cairns,Townsville,Mackay,Ipswich,Southport,Bundaberg,Rockhampton,Warwick'),
  ],
  ['nsw', list('Sydney,Newcastle,Dubbo,Orange,Wagga Wagga,Albury,Tamworth,Parramatta,Coffs Harbour,Lismore')],
  [
    'vic',
    list('Melbourne,Geelong,Ballarat,Bendigo,Shepparton,Mildura,Dandenong,Frankston,Traralgon,Wodonga'),
  ],
  ['wa', list('Perth,Bunbury,Geraldton,Albany,Kalgoorlie,Mandurah,Rockingham,Broome')],
  ['sa', list('Adelaide,Mount Gambier,Whyalla,Port Lincoln,Murray Bridge,Gawler')],
  ['tas', list('Hobart,Launceston,Devonport,Burnie')],
  ['act', list('Canberra,Belconnen,Tuggeranong')],
  ['nt', list('Darwin,Palmerston,Alice Springs')],
]

const comforts = list(
  'Heated,Ventilated,Leather,Electric,Folding,Adaptive,Wireless,Digital,Rear,Front,Panoramic,Tinted,Automatic,Keyless,Surround,Ambient,Remote,Sports,Memory,Dual',
)
const things = list(
  'Seats,Mirrors,Headlights,Camera,Sunroof,Tailgate,Windows,Steering Wheel,Cruise Control,Climate Control,Display,Charging,Entry,Sensors,Speakers',
)
/** Three hundred features. */
export const features = things.flatMap((thing) => comforts.map((comfort) => `${comfort} ${thing}`))

const syllables = list('ba,cor,den,fi,gal,hem,jo,kin,lor,mar,nes,pol,quin,ras,sil,tor,vel,wan')
const plainWords = list(
  'and,the,with,this,vehicle,car,is,in,a,of,for,great,condition,service,history,full,log,books,one,owner,finance,available,trade,ins,welcome,drive,away,today,enquire,now,warranty,included,call,our,friendly,team,inspection,roadworthy,registration,low,kilometres,family,safe,economical,tow,bar,bull,alloy,wheels,cruise,bluetooth,reverse,parking,sensors,apple,carplay,android,auto,leather,heated,seats,spacious,boot,space,perfect,first,ready,work,weekend,adventure,canopy,tray,snorkel,winch,lights,excellent,value,price,hurry,last,long,wont,delivery,australia,wide,dealer,local',
)
/** Words of advertisements, most frequent first. Most of them are random syllables. */
export const adWords = [
  ...plainWords,
  ...syllables.flatMap((one) =>
    syllables.flatMap((two) => syllables.slice(0, 5).map((end) => one + two + end)),
  ),
]

function list(names: string): string[] {
  return names.split(',')
}
