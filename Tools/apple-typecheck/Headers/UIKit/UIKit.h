// A subset of UIKit's declarations, written by hand: what the sources use, with every property of each class. The
// compiler shortens the Swift name of a method by what its class has as properties, so those are complete; methods are not.
#include "../Foundation/Foundation.h"

#include "Names.h"
#include "Values.h"

#include "Accessibility.h"
#include "Responders.h"

#include "Transitions.h"

#include "Gestures.h"
#include "Menus.h"
#include "Commands.h"

#include "Layout.h"
#include "Views.h"

#include "Inputs.h"

#include "Controllers.h"
#include "Zoom.h"
#include "Presentations.h"
#include "Navigation.h"
#include "Splits.h"
#include "Containers.h"

#include "Applications.h"
#include "Devices.h"
#include "Tables.h"
#include "Texts.h"
