/** Before the first browser test: one image of a seeded gateway for all workers. */
import { prepareImages } from './gateway-image.ts';

export default prepareImages;
