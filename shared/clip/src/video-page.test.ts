import { clip, clipVideo } from './clip.ts'
import { noVideo } from './video-page.ts'
import { linksOfVideo } from './video-text.ts'

const description = `Crisp potato cakes from what is left of dinner.

🥔 INGREDIENTS:
✅ 500 g mashed potatoes
✅ 2 eggs (large)
✅ a pinch of salt – my favourite: https://shop.example/salt

👩‍🍳 METHOD
1️⃣ Mix everything and shape eight cakes.
2️⃣ Fry them until golden.

🔔 SUBSCRIBE: https://video.example/c/anna
Follow me on Instagram: @anna.cooks
TIMESTAMPS
0:00 Intro
1:35 Frying
#potato #dinner`

const playerPage = (id: string, shortDescription: string) => {
  const data = {
    captions: {
      playerCaptionsTracklistRenderer: {
        captionTracks: [
          { baseUrl: 'https://www.youtube.com/api/timedtext?v=abcdefghijk&kind=asr', languageCode: 'en', kind: 'asr' },
          { baseUrl: 'https://www.youtube.com/api/timedtext?v=abcdefghijk', languageCode: 'en' },
        ],
      },
    },
    videoDetails: {
      videoId: id,
      title: 'Potato cakes with "crunch"',
      shortDescription,
      author: 'Anna cooks',
      thumbnail: { thumbnails: [{ url: 'https://i.example/s.jpg' }, { url: 'https://i.example/l.jpg' }] },
    },
  }
  return `<!doctype html><html><head><title>Potato cakes - YouTube</title>
    <meta property="og:type" content="video.other"><meta property="og:site_name" content="YouTube">
    <meta property="og:title" content="Potato cakes"><meta property="og:description" content="Crisp potato cakes …">
    <script>var ytInitialPlayerResponse = ${JSON.stringify(data)};var meta = document.createElement('meta');</script>
    </head><body><div id="player"></div></body></html>`
}
const url = 'https://www.youtube.com/watch?v=abcdefghijk'
const read = (page: string, from = url) => {
  const result = clip(page, { url: from })
  if (result.outcome === 'refused') throw new Error(result.reason)
  return result
}

test('the description of a video is read as a recipe without chapters, addresses and invitations', () => {
  const { outcome, recipe, origins, video } = read(playerPage('abcdefghijk', description))
  expect(outcome).toBe('recipe')
  expect(recipe).toMatchObject({
    title: 'Potato cakes with "crunch"',
    ingredients: ['500 g mashed potatoes', '2 eggs (large)', 'a pinch of salt – my favourite'],
    instructions: ['Mix everything and shape eight cakes.', 'Fry them until golden.'],
    source: 'YouTube',
    author: 'Anna cooks',
    url,
    images: ['https://i.example/l.jpg', 'https://i.example/s.jpg'],
  })
  expect(origins.ingredients).toEqual({ source: 'video', certainty: 'likely' })
  expect(video?.captions).toBe('https://www.youtube.com/api/timedtext?v=abcdefghijk')
})

test('a video without a recipe in its description has its title, picture, text and links, and the outcome "no recipe"', () => {
  const text =
    'My grandma made these every Sunday.\nFull recipe: https://anna.example/potato-cakes\nThanks for watching!'
  const { outcome, recipe, lines, video } = read(playerPage('abcdefghijk', text))
  expect({ outcome, ingredients: recipe.ingredients, instructions: recipe.instructions }).toEqual({
    outcome: 'no recipe',
    ingredients: [],
    instructions: [],
  })
  expect(recipe).toMatchObject({ title: 'Potato cakes with "crunch"', images: [expect.anything(), expect.anything()] })
  expect(lines).toEqual(['Potato cakes with "crunch"', ...text.split('\n')])
  expect(video && linksOfVideo(video)).toEqual(['https://anna.example/potato-cakes'])
})

test('data of the video that was open before is not read as the video of the address', () => {
  expect(read(playerPage('otherother1', description))).toMatchObject({
    outcome: 'no recipe',
    recipe: { title: 'Potato cakes' },
  })
})

test('the text of a short video without a title gives title, ingredients and steps', () => {
  const desc =
    'Lentil soup in ten minutes! Ingredients: 200 g red lentils, 1 onion, 1 l stock Method: Boil everything until soft. Blend it. #soup #fyp'
  const data = {
    __DEFAULT_SCOPE__: {
      'webapp.video-detail': {
        itemInfo: {
          itemStruct: {
            id: '7123456789',
            desc,
            author: { nickname: 'Anna' },
            video: {
              cover: 'https://i.example/cover.jpg',
              subtitleInfos: [{ Url: 'https://v.example/a.vtt', Format: 'webvtt', Source: 'ASR' }],
            },
          },
        },
      },
    },
  }
  const page = `<html><head><title>TikTok - Make Your Day</title></head><body><script id="__UNIVERSAL_DATA_FOR_REHYDRATION__" type="application/json">${JSON.stringify(data)}</script></body></html>`
  expect(read(page, 'https://www.tiktok.com/@anna/video/7123456789')).toMatchObject({
    outcome: 'recipe',
    recipe: {
      title: 'Lentil soup in ten minutes',
      ingredients: ['200 g red lentils', '1 onion', '1 l stock'],
      instructions: ['Boil everything until soft. Blend it.'],
      images: ['https://i.example/cover.jpg'],
    },
    video: { captions: 'https://v.example/a.vtt' },
  })
})

const caption =
  'Plum cake 🍰\n\nZutaten:\n- 500 g Pflaumen\n- 200 g Mehl\n- 2 Eier\n\nZubereitung:\nAlles verrühren und backen.\n\n#kuchen'

test.each([
  ['in its title', `<meta property="og:title" content='Anna on Instagram: "${caption}"'>`],
  [
    'in its description',
    `<meta property="og:description" content='12 likes, 3 comments - anna on June 1, 2026: "${caption}". '>`,
  ],
  [
    'in its data',
    `<script type="application/json">${JSON.stringify({ a: [{ code: 'Cabc_1', caption: { text: caption }, user: { username: 'anna' } }] })}</script>`,
  ],
])('the caption of a picture is read where the page has it %s', (_, head) => {
  const page = `<html><head><title>Instagram</title>${head}</head><body></body></html>`
  expect(read(page, 'https://www.instagram.com/p/Cabc_1/')).toMatchObject({
    recipe: {
      title: 'Plum cake',
      ingredients: ['500 g Pflaumen', '200 g Mehl', '2 Eier'],
      instructions: ['Alles verrühren und backen.'],
    },
  })
})

test('a pinned picture names the page that its recipe is on', () => {
  const pin = {
    id: '42',
    title: 'Plum cake',
    description: ' ',
    closeup_description: 'A cake for autumn.',
    ...{ link: 'https://kitchen.example/plum-cake', images: { orig: { url: 'https://i.example/cake.jpg' } } },
  }
  const page = `<html><body><script type="application/json">${JSON.stringify({ pins: { 42: pin } })}</script></body></html>`
  const { recipe, video } = read(page, 'https://www.pinterest.com/pin/42/')
  expect(recipe).toMatchObject({ title: 'Plum cake', description: 'A cake for autumn.', images: [pin.images.orig.url] })
  expect(video && linksOfVideo(video)).toEqual([pin.link])
})

test('a page of such a site that shows a login has neither title nor text', () => {
  const page =
    '<html><head><title>Instagram</title><meta property="og:title" content="Instagram"></head><body></body></html>'
  expect(read(page, 'https://www.instagram.com/p/Cabc_1/').video).toMatchObject({ title: '', text: '' })
})

test('a recipe page with a video keeps its recipe', () => {
  const data = [
    { '@type': 'VideoObject', name: 'A video', description: '1 g of nothing\n2 g of it' },
    { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['2 beetroots'], recipeInstructions: 'Boil.' },
  ]
  const page = `<html><head><meta property="og:type" content="video"></head><body><script type="application/ld+json">${JSON.stringify(data)}</script></body></html>`
  expect(read(page, 'https://kitchen.example/soup')).toMatchObject({ recipe: { title: 'Soup' }, video: null })
})

test.each([
  [
    'WebVTT',
    'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n<c>Take two eggs</c>\n\n00:00:03.000 --> 00:00:05.000\nTake two eggs\nand 200 g of flour.\n\n00:00:05.000 --> 00:00:06.000\nMix them.',
  ],
  [
    'XML',
    '<?xml version="1.0"?><transcript><text start="1">Take two eggs</text><text start="3">and 200 g of flour.</text><text start="5">Mix them.</text></transcript>',
  ],
  [
    'JSON',
    JSON.stringify({
      events: [
        { segs: [{ utf8: 'Take two eggs' }] },
        { segs: [{ utf8: 'and 200 g' }, { utf8: ' of flour.' }] },
        { segs: [{ utf8: 'Mix them.' }] },
      ],
    }),
  ],
])('captions as %s become lines, a sentence each', (_, captions) => {
  expect(clipVideo({ ...noVideo, title: 'Pasta' }, { captions }).lines).toEqual([
    'Pasta',
    'Take two eggs and 200 g of flour.',
    'Mix them.',
  ])
})

test.each([
  ['many labels', 'Ingredients: '.repeat(7_000)],
  ['many quotes', `a: ${'" '.repeat(50_000)}`],
  ['many addresses', 'recipe https://a.example/b '.repeat(3_700)],
  ['a long word', 'a'.repeat(100_000)],
])('a text of %s is read in less than a second', (_, text) => {
  const began = performance.now()
  clipVideo({ ...noVideo, text })
  read(`<meta property="og:type" content="video"><meta property="og:title" content='${text}'>`)
  expect(performance.now() - began).toBeLessThan(1_000)
})
