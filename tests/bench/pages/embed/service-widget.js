/* Handwritten service button, which requests nothing before a click. */
import { button, place } from './parts.js';

place.append(button('float', 'Contact us', '☏'));
