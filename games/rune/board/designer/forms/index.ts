// The form of one element of an event, and what an event can hold.

import './forms.css';
import './rolls.css';

export { ElementForm } from './element-form.tsx';
export { ELEMENT_TEMPLATES, type ElementTemplate, newElement, templateName } from './templates.ts';
