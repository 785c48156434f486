import { mount } from 'svelte';
import App from './App.svelte';
import './house/tokens.css';
import './house/base.css';
import { router } from './house/router.svelte.ts';
import { keepSettings } from './house/settings.svelte.ts';

keepSettings();
router.start();
mount(App, { target: document.getElementById('page')! });
