import { act, render, screen } from '@testing-library/react'
import { SkeletonScreen } from './Skeleton.tsx'

describe('SkeletonScreen', () => {
  it('is announced and drawn after 200 ms', () => {
    jest.useFakeTimers()
    const { container } = render(<SkeletonScreen label="Loading recipes" shape="rows" count={2} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(container.querySelector('.rows')).toBeNull()
    act(() => jest.advanceTimersByTime(200))
    expect(screen.getByRole('status')).toHaveTextContent('Loading recipes')
    expect(container.querySelectorAll('.rowBone')).toHaveLength(2)
    jest.useRealTimers()
  })
})
