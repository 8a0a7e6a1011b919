import * as z from 'zod'

// Pages forbid code made from text, and browsers report even the attempt; schemas in a browser are interpreted.
z.config({ jitless: true })
