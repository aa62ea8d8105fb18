import { lazyRouteComponent } from '@tanstack/react-router'

/** On the page of complaints only. */
export const ComplaintForm = lazyRouteComponent(() => import('./complaint/complaint-form.tsx'), 'ComplaintForm')
