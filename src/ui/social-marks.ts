import type { IconNode } from 'lucide'

/** lucide no longer draws brands; these are in its hand. LinkedIn's is not `LinkedInMark`, which the home page carries. */
export const socialMarks: Record<'linkedin' | 'x' | 'facebook' | 'instagram' | 'youtube', IconNode> = {
  linkedin: [
    ['path', { d: 'M16 8a6 6 0 0 1 6 6v7h-4v-7a2 2 0 0 0-4 0v7h-4v-7a6 6 0 0 1 6-6z' }],
    ['rect', { width: 4, height: 12, x: 2, y: 9 }],
    ['circle', { cx: 4, cy: 4, r: 2 }],
  ],
  x: [
    ['path', { d: 'M4 4l16 16' }],
    ['path', { d: 'M8 4H4l12 16h4Z' }],
    ['path', { d: 'M19.5 4l-6.4 7' }],
    ['path', { d: 'M10.6 13.4 4.5 20' }],
  ],
  facebook: [['path', { d: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z' }]],
  instagram: [
    ['rect', { width: 20, height: 20, x: 2, y: 2, rx: 5 }],
    ['circle', { cx: 12, cy: 12, r: 4 }],
    ['path', { d: 'M17.5 6.5h.01' }],
  ],
  youtube: [
    ['rect', { width: 20, height: 14, x: 2, y: 5, rx: 4 }],
    ['path', { d: 'm10 15 5-3-5-3z' }],
  ],
}
