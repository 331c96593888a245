import { type Requirement } from '../requirement.ts'

export const files: readonly Requirement[] = [
  {
    id: '5.1.1',
    title: 'File types, sizes and their examination are documented',
    documents: {
      'docs/uploads.md': 'Examining',
    },
  },
  {
    id: '5.2.1',
    title: 'Files are no larger than can be handled',
    tests: {
      'tests/pages/uploads/image-upload.test.ts':
        'an image of 10,000,000 bytes is too large, one byte less is not',
      'tests/server/connections/slow-and-large.slow.test.ts':
        'OPS-05 ten megabytes are refused before they are sent',
      'tests/server/connections/slow-uploads.slow.test.ts': 'OPS-07 photos that hardly come are given up',
    },
  },
  {
    id: '5.2.2',
    title: 'The content decides what a file is, and pictures are written again',
    tests: {
      'tests/pages/uploads/hostile-uploads.test.ts':
        'TRD-04 every kind of hostile upload ends in its message, and nothing of it stays',
      'src/integrations/uploads/resize-image.slow.test.ts': 'what follows the image is gone',
    },
  },
  {
    id: '5.2.3',
    title: 'Compressed files are checked before they are unpacked',
    tests: {
      'tests/pages/uploads/hostile-uploads.test.ts':
        'TRD-04 every kind of hostile upload ends in its message, and nothing of it stays',
      'src/integrations/feeds/refused-feed-file.test.ts':
        'OPS-02 a file that is not a feed is refused with a clear sentence:',
    },
    note: 'Archives are refused. A picture is measured before it is decoded.',
  },
  {
    id: '5.3.1',
    title: 'No uploaded file is run',
    tests: {
      'tests/server/static-files.test.ts': 'OPS-05 %s is neither a file nor a page',
    },
    note: 'Photos are rows in the database, not files in a public folder.',
  },
  {
    id: '5.3.2',
    title: 'No path is made of a visitor’s file name',
    tests: {
      'tests/pages/uploads/image-upload.test.ts':
        'under its name without folders, and again as the same image',
      'tests/server/static-files.test.ts': 'OPS-05 %s is neither a file nor a page',
    },
  },
  {
    id: '5.4.1',
    title: 'The server names the files that it sends',
    tests: {
      'tests/pages/uploads/image-upload.test.ts':
        'can be seen by who has the link, until it expires, and on no other site',
      'tests/pages/cars/car-brochure.slow.test.ts': 'is a PDF saved under the vehicle’s name',
    },
    note: 'Photos are called photo.jpg or photo.heic, brochures after the vehicle’s address.',
  },
  {
    id: '5.4.2',
    title: 'File names can’t break a header',
    tests: {
      'src/domain/cars/vehicle-slug.test.ts':
        'ROUTE-01 the address of a vehicle describes it and ends in its stock number',
    },
    note: 'Only addresses of vehicles and sites are in file names, and these have letters, digits and dashes only.',
  },
  {
    id: '5.4.3',
    title: 'Files are scanned for viruses',
    notYet:
      'No scanner is called. Photos are decoded and written again, so nothing of the file itself is passed on; a HEIC photo that can’t be decoded is stored as it came and can only be downloaded.',
    tests: {
      'tests/pages/uploads/hostile-uploads.test.ts':
        'TRD-04 every kind of hostile upload ends in its message, and nothing of it stays',
    },
  },
]
