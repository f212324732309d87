import { useBookOfForm } from '@potluck/parts/useBookOfForm'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { saveDraftFiles } from '../shared-things/draft-files.ts'
import { sharedPhotos, sharedPhotosSlot } from '../shared-things/shared-things.ts'
import { type ClipInput, readInput } from './clip-input.ts'
import { isSetAside, type ToRead } from './clip-state.ts'
import type { ReadText } from './photos/read-text.ts'
import { takeHandedPage } from './received-page.ts'
import { useClip } from './useClip.ts'
import { useClipDraft } from './useClipDraft.ts'
import { useSharedThings } from './useSharedThings.ts'

/** One recipe to read; null for several links, or nothing. */
function askedOf(input: ClipInput): ToRead | null {
  if (input.kind === 'link') return { link: input.url }
  return input.kind === 'written' ? { written: input.text } : null
}

/** The box, the clip of its text, and the input from the address of the page. */
export function useBeginClip() {
  const { navigate } = useHost()
  const [search] = useSearchParams()
  const sharedText = search.get('link') ?? search.get('text')
  const { draft, store, readPhotos, forget } = useClipDraft()
  const [typed, setTyped] = useState(sharedText ?? draft?.typed ?? '')
  const [missing, setMissing] = useState<'notHanded' | 'notShared' | null>(null)
  const [pages, setPages] = useState<readonly File[] | null>(null)
  const book = useBookOfForm('write', search.get('kitchen') ?? undefined)
  const clip = useClip(draft?.left ?? null, book.kitchenId, forget)

  function start(input: ClipInput) {
    setMissing(null)
    const asked = askedOf(input)
    if (input.kind === 'links') clip.readLinks(input.urls)
    else if (asked) clip.read(asked)
  }

  /** Clips the text of photos, which are saved with the recipe. */
  function takePhotos({ text, doubtful }: ReadText, photos: readonly File[]) {
    setMissing(null)
    sharedPhotos.give(photos)
    void saveDraftFiles(sharedPhotosSlot, new Map(photos.map((photo, at) => [`${at}`, photo])))
    clip.read({ written: text, doubtful })
  }

  /** Opens the retained review, with its photos. */
  const goOn = () => readPhotos().then(clip.goOn)

  /** Throws the retained review away, with its photos and the text that it was read from. Another text in the box stays. */
  function throwAway() {
    const asked = askedOf(readInput(typed))
    if (asked && isSetAside(clip.state, asked)) setTyped('')
    forget()
    clip.throwAway()
  }

  const begin = useEffectEvent(() => {
    if (search.has('shared')) return
    if (sharedText !== null) return start(readInput(sharedText))
    if (!search.has('handed')) {
      if (draft?.isOpen) void goOn()
      return
    }
    const page = takeHandedPage()
    if (page) clip.read({ written: page.html, url: page.url })
    else setMissing('notHanded')
    navigate(paths.addRecipe(undefined, search.get('kitchen') ?? undefined), { replace: true })
  })
  useEffect(() => begin(), [])
  useSharedThings({
    onText: (text) => {
      setTyped(text)
      start(readInput(text))
    },
    onPages: setPages,
    onLost: () => setMissing('notShared'),
  })

  const isOpen = clip.state.at === 'reviewing'
  const { aside } = clip
  useEffect(() => {
    if (!isOpen) store({ typed, left: aside, isOpen })
  }, [typed, aside, isOpen, store])

  return {
    book,
    typed,
    setTyped,
    start,
    takePhotos,
    /** Photos and PDFs that are read now. */
    pages,
    setPages,
    clip,
    store,
    forget,
    goOn,
    throwAway,
    problem: missing ?? clip.problem,
  }
}
