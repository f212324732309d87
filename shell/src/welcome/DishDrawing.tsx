import classes from './DishDrawing.module.css'

/** Eggs in tomatoes, in their pan on the table. Decoration. Mostly dots and strokes: outlines would be many bytes. */
export function DishDrawing() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={classes.dish}>
      <path d="M0 0h400v300H0z" className={classes.cloth} />
      <path
        d="M0 40h400M0 52h400M0 250h400M0 262h400M46 0v300M58 0v300M344 0v300M356 0v300"
        className={classes.weave}
      />
      <circle cx="206" cy="160" r="133" className={classes.shadow} />
      <path d="M290 216l90 74" className={classes.handle} />
      <circle cx="200" cy="150" r="124" className={classes.pan} />
      <path
        d="M108 106q38-58 92-54 66 0 96 58 6 44-18 90-28 48-78 46-62 0-88-54-16-48-4-86z"
        className={classes.sauce}
      />
      <path
        d="M234 141h4M200 78l2 8M182 236v5M286 100v4M242 192l2 8M128 126h2M182 170v2M114 155v4M274 82l-2 10M210 76l8 6"
        className={classes.chunks}
      />
      <path
        d="M150 103l17 3-3 18-16 3zM231 100l15-2 3 18-21 4zM262 166l19 3 1 17-18 2-7-13zM189 192l9-2 5 10-8 8-11-5zM126 170l16 4 1 14-18 2z"
        className={classes.white}
      />
      <path d="M161 116h0M233 109h0M273 176h0M193 199h0M135 180h0" className={classes.yolk} />
      <path
        d="M153 114q1-6 7-7M225 107q1-6 7-7M265 174q1-6 7-7M185 197q1-6 7-7M127 178q1-6 7-7"
        className={classes.shine}
      />
      <path d="M187 60l7 2M247 146l7 3M199 158l7 2M274 124l7 3M205 68l8 2" className={classes.cheese} />
      <path
        d="M162 234l-8 1M195 164l-3-8M119 112l4 8M198 121l-7-5M195 77l9 1M245 123l8 3M138 195l-9 2"
        className={classes.leaves}
      />
    </svg>
  )
}
