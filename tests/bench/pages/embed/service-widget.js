/* The button of customer service by hand: nothing is asked before it is pressed. */
import { button, place } from './parts.js';

place.append(button('float', 'Contact us', '☏'));
