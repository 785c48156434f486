import { mount } from 'svelte';
import App from './App.svelte';
import './shared/tokens.css';
import './shared/base.css';
import { router } from './shared/router.svelte.ts';
import { keepSettings } from './shared/settings.svelte.ts';

keepSettings();
router.start();
mount(App, { target: document.getElementById('page')! });
