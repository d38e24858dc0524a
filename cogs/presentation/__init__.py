"""What is said and shown, before anybody says it: words, controls, screens. Nothing here waits."""
