import { clipPicture } from '@potluck/api/clip'
import { useAnswer } from '@potluck/platform/answers'
import { IconPhoto } from '@potluck/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import classes from './PictureChoice.module.css'

interface Props {
  /** Of the picture, on the web: the server fetches it, so that the page's site does not learn who looks. */
  readonly address: string
  /** Whether it is its turn. */
  readonly isWanted: boolean
  /** Told when it is there, or cannot be had. */
  readonly onSettled: (is: 'shown' | 'failed') => void
}

/** A picture of a page, small; a drawing of one until it is there, and where it cannot be had. */
export function PagePicture({ address, isWanted, onSettled }: Props) {
  const { data, isSuccess, isError } = useAnswer(clipPicture, isWanted ? { query: { url: address } } : null, {
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const shown = useObjectUrl(data)
  const isSettled = isWanted && (isSuccess || isError)
  const settled = useEffectEvent(onSettled)
  useEffect(() => {
    if (isSettled) settled(isError ? 'failed' : 'shown')
  }, [isSettled, isError])
  return (
    <span className={classes.frame} data-loading={!isSettled}>
      {shown === null ? <IconPhoto aria-hidden="true" /> : <img src={shown} alt="" className={classes.photo} />}
    </span>
  )
}

/** An address of the page's own for what was loaded; null while there is none. */
function useObjectUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [blob])
  return url
}
