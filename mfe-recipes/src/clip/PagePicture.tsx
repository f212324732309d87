import { clipPicture } from '@potluck/api/clip'
import { useAnswer } from '@potluck/platform/answers'
import { IconPhoto } from '@potluck/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import classes from './PictureChoice.module.css'

interface Props {
  /** The address on the web. The server fetches it, so that the site does not learn the reader's address. */
  readonly address: string
  /** Whether the picture may load now. */
  readonly isWanted: boolean
  /** Called when the picture has loaded or failed. */
  readonly onSettled: (is: 'shown' | 'failed') => void
}

/** A small picture of a page, with a placeholder while it loads and if it fails. */
export function PagePicture({ address, isWanted, onSettled }: Props) {
  const { data, isSuccess, isError } = useAnswer(clipPicture, isWanted ? { query: { url: address } } : null, {
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const url = useObjectUrl(data)
  const isSettled = isWanted && (isSuccess || isError)
  const settled = useEffectEvent(onSettled)
  useEffect(() => {
    if (isSettled) settled(isError ? 'failed' : 'shown')
  }, [isSettled, isError])
  return (
    <span className={classes.frame} data-loading={!isSettled}>
      {url === null ? <IconPhoto aria-hidden="true" /> : <img src={url} alt="" className={classes.photo} />}
    </span>
  )
}

/** An object URL for the loaded picture; null without one. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const objectUrl = URL.createObjectURL(blob)
    setUrl(objectUrl)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(objectUrl)
    }
  }, [blob])
  return url
}
